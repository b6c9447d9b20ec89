import type { LoggedMatch } from '../review/tell.ts';
import type { MatchStore } from '../storage/contract.ts';

const read = (store: MatchStore, id: string): LoggedMatch | null => {
  try {
    return store.read(id);
  } catch {
    return null;
  }
};

/** The saved matches, oldest first and one at a time; null for one that cannot be read. */
export function* everyMatch(store: MatchStore): Generator<LoggedMatch | null> {
  for (const { match } of store.summaries().toReversed()) yield read(store, match);
}
