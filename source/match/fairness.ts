import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyGame } from '../game/contract.ts';
import type { Owner } from './events.ts';
import type { Match, Secret } from './match.ts';

/** A short commitment to a secret: shown from the start, checkable after the reveal, telling nothing in between. */
export type FairnessCode = { readonly owner: Owner; readonly code: string };

/**
 * The salt makes guessing the few possible secrets useless. It follows from the seed, so that the same seed and the
 * same input give the same match, codes and all.
 */
export const fairnessCode = (round: number, owner: Owner, { bits, salt }: Secret): string => {
  const digest = bytesToHex(sha256(utf8ToBytes(['bitduel', round, owner, salt, bits].join('\n'))));
  return [digest.slice(0, 4), digest.slice(4, 8), digest.slice(8, 12), digest.slice(12, 16)].join('-');
};

/** The codes of all secrets set so far in this round. */
export const fairnessCodes = (game: AnyGame, { round }: Match): readonly FairnessCode[] => {
  const [first, second] = round.secrets;
  const code = (owner: Owner, secret: Secret | null): readonly FairnessCode[] =>
    secret === null ? [] : [{ owner, code: fairnessCode(round.number, owner, secret) }];
  return game.secrecy === 'shared' ? code('all', first) : [...code(1, first), ...code(2, second)];
};
