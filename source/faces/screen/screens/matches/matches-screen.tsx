import { useContext, useEffect, useState } from 'react';
import { Frame } from '../../frame.tsx';
import { useLoaded } from '../../loaded.ts';
import { OnTopContext, useNavigation } from '../../navigation.ts';
import { line, span } from '../../text/line.ts';
import { rowOf } from './rows.ts';
import {
  type MatchesAction,
  type MatchesState,
  chosenRow,
  matchesBindings,
  matchesLines,
  moveInList,
  openList,
  typeInList,
  withoutRow,
} from './state.ts';

/** Everything that was played here. Read anew whenever it comes back into sight: a match may have gone on. */
export const MatchesScreen = () => {
  const isOnTop = useContext(OnTopContext);
  const [left, setLeft] = useState<Left>({});
  return isOnTop ? <MatchList left={left} onChange={setLeft} /> : null;
};

/** Where somebody was in the list when they went elsewhere. */
type Left = Partial<Pick<MatchesState, 'filter' | 'chosen'>>;

type MatchListProps = { readonly left: Left; readonly onChange: (left: Left) => void };

const MatchList = ({ left, onChange }: MatchListProps) => {
  const { services, go, attempt } = useNavigation();
  const loaded = useLoaded(() => services.matches());
  const saved = 'value' in loaded ? loaded.value : [];
  const [state, setState] = useState<MatchesState>(() => ({
    ...openList(saved.map((summary) => rowOf(services.games, summary))),
    ...left,
  }));
  const { filter, chosen } = state;
  useEffect(() => onChange({ filter, chosen }), [onChange, filter, chosen]);
  const row = chosenRow(state);

  const open = (id: string): void => {
    const session = attempt(() => services.resume(id));
    if (session !== undefined) go({ at: 'match', session });
  };

  const act = (action: MatchesAction): void => {
    if (typeof action === 'object') return setState((before) => moveInList(before, action.by));
    if (row === undefined) return;
    switch (action) {
      case 'open':
        return row.canResume ? open(row.id) : go({ at: 'replay', reference: row.id });
      case 'replay':
      case 'review':
        return go({ at: action, reference: row.id });
      case 'delete':
        return setState((before) => ({ ...before, deleting: row.id }));
      case 'no':
        return setState((before) => ({ ...before, deleting: null }));
      case 'yes':
        attempt(() => {
          services.remove(row.id);
          setState((before) => withoutRow(before, row.id));
        });
    }
  };

  const question = line(
    span('Delete this match for good?', 'bold'),
    ` ${row?.game ?? ''}, ${row?.players ?? ''}`,
  );
  return (
    <Frame
      title={line(span('Saved matches', 'bold'))}
      bindings={matchesBindings(state)}
      onAction={act}
      onText={state.deleting === null ? (key) => setState((before) => typeInList(before, key)) : undefined}
      isSearch
      notice={state.deleting !== null ? question : 'fault' in loaded ? line(span(loaded.fault, 'bold')) : []}
    >
      {(room) => matchesLines(state, room)}
    </Frame>
  );
};
