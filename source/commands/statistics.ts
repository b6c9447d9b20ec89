import { decodeRecord, recordOf, recordVersion } from '../review/record.ts';
import { statisticsFrom } from '../review/statistics.ts';
import type { Statistics } from '../review/statistics-contract.ts';
import type { MatchStore } from '../storage/contract.ts';

/** What the saved matches say; those that have not changed since are not judged again. */
export const statisticsIn = (store: MatchStore): Statistics =>
  statisticsFrom(
    store.derive({ name: 'statistics', version: recordVersion, of: recordOf, decode: decodeRecord }),
  );
