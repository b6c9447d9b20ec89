import type { Replay } from '../../../../match/replay.ts';
import type { Review } from '../../../../review/contract.ts';
import { FaultScreen } from '../../fault-screen.tsx';
import { Frame } from '../../frame.tsx';
import { useLoaded } from '../../loaded.ts';
import { useLooks } from '../../looks.ts';
import { useNavigation } from '../../navigation.ts';
import { frameRows } from '../../room.ts';
import { useTerminalSize } from '../../terminal/terminal-size.ts';
import { line, span } from '../../text/line.ts';
import { mostScrolled, reviewLines, statusOf } from './lines.ts';
import { loadReview } from './load-review.ts';
import { type ReviewAction, actInReview, reviewBindings } from './state.ts';
import { useReview } from './use-review.ts';

type ReviewScreenProps = { readonly reference: string };

/** Every move of a match, judged. */
export const ReviewScreen = ({ reference }: ReviewScreenProps) => {
  const { services } = useNavigation();
  const loaded = useLoaded(() => loadReview(services, reference));
  return 'fault' in loaded ? (
    <FaultScreen title="Review" fault={loaded.fault} />
  ) : (
    <ReviewOf {...loaded.value} reference={reference} />
  );
};

type ReviewOfProps = ReviewScreenProps & { readonly review: Review; readonly replay: Replay };

const ReviewOf = ({ review, replay, reference }: ReviewOfProps) => {
  const { go } = useNavigation();
  const [state, setState] = useReview(review);
  const chosen = state.points[state.chosen];
  const { glyphs } = useLooks();
  const { columns, rows } = useTerminalSize();
  const room = { width: columns, height: rows - frameRows, glyphs };

  const act = (action: ReviewAction): void => {
    if (action === 'learn') go({ at: 'learn', reference });
    else if (action === 'replay') {
      go({ at: 'replay', reference, ...(chosen === undefined ? {} : { event: chosen.move.event }) });
    } else setState((before) => actInReview(before, action, mostScrolled(replay, before, room)));
  };

  return (
    <Frame
      title={line(span(replay.game.name, 'bold'), '  review')}
      status={line(statusOf(replay, state))}
      notice={line(span(state.said, 'bad'))}
      bindings={reviewBindings(state)}
      onAction={act}
    >
      {() => reviewLines(replay, state, room)}
    </Frame>
  );
};
