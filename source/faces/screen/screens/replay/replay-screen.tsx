import { useEffect, useState } from 'react';
import { isRefusal } from '../../../../game/refusal.ts';
import type { Perspective } from '../../../../game/seat.ts';
import type { Replay } from '../../../../match/replay.ts';
import type { Player } from '../../../../match/setup.ts';
import { FaultScreen } from '../../fault-screen.tsx';
import { Frame } from '../../frame.tsx';
import { useLoaded } from '../../loaded.ts';
import { useNavigation } from '../../navigation.ts';
import { line, span } from '../../text/line.ts';
import { branchWords, jumpNotice, replayLines, replayStatus } from './lines.ts';
import {
  type ReplayAction,
  actInReplay,
  openReplay,
  playedOn,
  replayBindings,
  speeds,
  typeJump,
} from './state.ts';

type ReplayScreenProps = {
  readonly reference: string;
  readonly event: number | undefined;
  readonly perspective: Perspective | undefined;
};

/** A saved match, step by step. */
export const ReplayScreen = ({ reference, ...start }: ReplayScreenProps) => {
  const { services } = useNavigation();
  const loaded = useLoaded(() => services.replay(reference));
  return 'fault' in loaded ? (
    <FaultScreen title="Replay" fault={loaded.fault} />
  ) : (
    <ReplayOf replay={loaded.value} reference={reference} {...start} />
  );
};

/** The same players; where none was a person, whoever is at the keyboard takes the seat to move. */
const playersFrom = ({ setup, frame }: Replay, step: number): readonly [Player, Player] => {
  const [first, second] = setup.players;
  if (first.kind === 'human' || second.kind === 'human') return setup.players;
  const me: Player = { kind: 'human', name: 'You' };
  return frame(step, 'all')?.toMove === 2 ? [first, me] : [me, second];
};

const ReplayOf = ({
  replay,
  reference,
  event,
  perspective,
}: ReplayScreenProps & { readonly replay: Replay }) => {
  const { services, go, say, attempt } = useNavigation();
  const { steps } = replay;
  const [state, setState] = useState(() => openReplay(replay, event, perspective));
  const { isPlaying, speed, step } = state;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setState((before) => playedOn(steps, before)), speeds[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, speed, step, steps]);

  const branch = (): void => {
    const at = steps[step];
    if (at === undefined) return;
    if (at.outcome !== null) return say('The round is over here: step back to a moment before its end.');
    const session = attempt(() => services.branch(reference, at.event, playersFrom(replay, step)));
    if (session === undefined) return;
    if (isRefusal(session)) say(session.message);
    else go({ at: 'match', session });
  };

  const act = (action: ReplayAction): void => {
    setState((before) => actInReplay(steps, before, action));
    if (action === 'branch') branch();
    if (action === 'review') go({ at: 'review', reference });
  };

  return (
    <Frame
      title={line(span(replay.game.name, 'bold'), '  replay', span(branchWords(replay), 'dim'))}
      status={replayStatus(replay, state)}
      bindings={replayBindings(state)}
      onAction={act}
      onText={state.jump === null ? undefined : (key) => setState((before) => typeJump(before, key))}
      notice={jumpNotice(state)}
    >
      {(room) => replayLines(replay, state, room)}
    </Frame>
  );
};
