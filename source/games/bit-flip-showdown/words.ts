import type { Words } from '../../game/contract.ts';

export const words: Words = {
  summary: [
    'A row of 0s that only ever shrinks: turn one, or two that touch, into 1s.',
    'Whoever turns the last 0 wins. Small to learn, deep to master.',
  ],
  goal: 'Turn the last 0 into a 1.',
  rules: [
    'The row starts as all 0s, ten of them unless you choose another length.',
    'A turn turns one 0 into a 1, or two 0s that stand next to each other. Passing is not allowed and nothing turns back.',
    'Whoever turns the last 0 wins the round.',
    'Variants: a flip limit other than two (always adjacent 0s), and misère, where whoever turns the last 0 loses.',
  ],
  strategy: [
    'A flip in the middle cuts a row in two, and what matters is the lengths of the rows that are left.',
    'Two rows of the same length cancel: whatever the opponent does in one, do in the other.',
    'So the first player wins the plain game from any length: flip the middle (one bit or two) and mirror ever after.',
    'Counting the 0s that are left tells little. Rows have values: two rows of different length may cancel too, and a review names the value of each row.',
  ],
  moves: 'flip 5, flip 7 8',
  endings: {
    'last-zero': '{winner} turned the last 0',
    'last-zero-loses': '{loser} had to turn the last 0',
  },
};
