import type { AnyGame } from '../game/contract.ts';
import { isRefusal } from '../game/refusal.ts';
import { seats } from '../game/seat.ts';
import type { RawOptions } from '../game/settings.ts';
import type { Given, Run } from './command.ts';
import { faceOf } from './face.ts';
import { givenSettings, theGame } from './game-options.ts';
import { openServices } from './open-services.ts';
import { playOn } from './play-on.ts';
import { givenSeed } from './seed.ts';
import { UsageError } from './usage-error.ts';
import { textOption, wholeNumber } from './values.ts';

const numberOrNothing = (given: Given, name: string): number | undefined => {
  const text = textOption(given, name);
  return text === undefined ? undefined : wholeNumber(text);
};

const firstOf = (text: string | undefined): unknown => (text === '1' ? 1 : text === '2' ? 2 : text);

const givenSecrets = ({ secrecy }: AnyGame, given: Given): unknown => {
  const target = textOption(given, 'target');
  return secrecy === 'shared'
    ? [target, target]
    : [textOption(given, 'secret1'), textOption(given, 'secret2')];
};

/** The set-up as the options tell it; what is wrong with it, its decoder says. */
export const givenSetup = (game: AnyGame, given: Given): RawOptions => ({
  options: givenSettings(game, given),
  players: seats.map((seat) => ({
    kind: textOption(given, `p${seat}`) ?? (seat === 1 ? 'human' : 'medium'),
    name: textOption(given, `name${seat}`),
  })),
  first: firstOf(textOption(given, 'first')),
  rounds: numberOrNothing(given, 'rounds'),
  drawAfter: numberOrNothing(given, 'draw-after'),
  assist: given.options.has('assist'),
  strict: given.options.has('strict'),
  seed: givenSeed(given),
  given: givenSecrets(game, given),
});

export const play: Run = async (given, io) => {
  const game = theGame(given.words[0]);
  const face = faceOf(given, io);
  const setup = givenSetup(game, given);
  const services = openServices(io, face);
  const session = services.start(game, setup);
  if (isRefusal(session)) {
    throw new UsageError(session.message, 'Run "bitduel help play" to see what it takes.');
  }
  await playOn(session, services, face, given, io);
};
