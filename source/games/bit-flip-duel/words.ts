import type { Words } from '../../game/contract.ts';

export const words: Words = {
  summary: [
    'One shared string of 0s. Flip one bit or swap two; whoever completes all 1s wins.',
    'Nobody wants to be the one who leaves a single 0 behind.',
  ],
  goal: 'Be the one after whose turn every bit is 1.',
  rules: [
    'The string starts as all 0s.',
    'A turn either flips one bit (0 to 1 or 1 to 0) or swaps the bits at two different positions.',
    'Swapping two equal bits is legal and changes nothing: it works as a pass. Doing nothing at all is not allowed.',
    'Whoever makes the string all 1s wins the round.',
    'Under perfect play the game goes on for ever, unless draw-after is set.',
  ],
  strategy: [
    'A swap never changes how many 1s there are, so only the number of 1s matters.',
    'Whoever faces exactly one 0 wins at once. So never leave one 0.',
    'With two 0s on the board, swap, or flip a 1 back to 0: flipping a 0 loses at once.',
  ],
  moves: 'flip 3, swap 1 4',
  endings: { 'all-ones': '{winner} made the string all 1s' },
};
