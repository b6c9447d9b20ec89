import type { RawOptions } from '../../../../game/settings.ts';
import type { PublicSetup } from '../../../../session/contract.ts';

/** The same match again with sides changed: whoever was player 1 is player 2 now. */
export const rematchOf = ({ players: [first, second], options, ...setup }: PublicSetup): RawOptions => ({
  options,
  players: [second, first],
  first: setup.first,
  rounds: setup.rounds,
  drawAfter: setup.drawAfter,
  drawSecrets: setup.drawSecrets,
  assist: setup.assist,
  strict: setup.strict,
});
