import type { Words } from '../../game/contract.ts';

export const words: Words = {
  summary: [
    'A secret target number, the same for both. Toggle one bit of your own number a turn',
    'and hear, in private, whether you are below or above it. First to hit it wins.',
  ],
  goal: 'Make your number equal to the secret target before the opponent does.',
  rules: [
    'The target is drawn at random; every number is equally likely, all 0s too. Neither player knows it.',
    'Each player has a number of their own that starts at all 0s. Bit 1, the leftmost, is worth the most.',
    'A turn toggles one bit of your number. You alone then hear: less than the target, greater, or equal.',
    'Equal wins the round at once. Starting on the target is not a win: a win comes only after a turn.',
    'The opponent learns only that you took a turn.',
  ],
  strategy: [
    'Each answer cuts the range of what the target can be. Note the lowest and highest number still possible.',
    'One toggle moves you by 1, 2, 4, 8 …: plan the halving so that the next number is one toggle away.',
    'A toggle to a number that is already ruled out tells nothing, but may stand better for the next turn.',
  ],
  moves: 'flip 3 (or toggle 3)',
  endings: { matched: '{winner} hit the target' },
};
