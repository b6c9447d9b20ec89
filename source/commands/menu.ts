import { games } from '../games/index.ts';
import type { Run } from './command.ts';
import { faceOf } from './face.ts';
import { printLines } from './io.ts';
import { openServices } from './open-services.ts';
import { openScreen } from './screen.ts';
import { spelled } from './spelling.ts';

/** The menu as lines: what there is to play, and how to begin. */
const menuLines: readonly string[] = [
  'bitduel: five two-player bit games.',
  '',
  ...games.flatMap(({ id, words }) => [id, ...words.summary.map((line) => `  ${line}`)]),
  '',
  'Play one with "bitduel play GAME --plain", read its rules with "bitduel rules GAME".',
  'Everything else is in "bitduel help".',
];

export const menu: Run = async (given, io) => {
  const face = faceOf(given, io);
  if (face === 'screen') await openScreen(openServices(io, face), { at: 'menu' }, given);
  else await printLines(io, spelled(given, menuLines));
};
