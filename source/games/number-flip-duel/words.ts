import type { Words } from '../../game/contract.ts';

export const words: Words = {
  summary: [
    'Two secret sequences. Flip a bit of your own and both hear how many bits now match,',
    'or spend the turn guessing. First to name the other sequence wins.',
  ],
  goal: "Guess the opponent's current sequence before they guess yours.",
  rules: [
    'Each player chooses a secret sequence of bits, or has one drawn.',
    'A turn is one of two things. Flip: change one bit of your own sequence and say which; both players then hear the Match Count, the number of places where the two sequences agree.',
    "Guess: name all the bits of the opponent's current sequence. Both hear the guess. Right wins the round; wrong is only called incorrect.",
    'Counts are always true: the program computes them.',
    'Over several rounds, equal wins are decided by who took fewer turns in the rounds they won.',
    'No outside help: hints and computed lists exist only when assist was chosen at set-up, for both to see.',
  ],
  strategy: [
    'All that is unknown is where the two sequences differ. The first flip tells how many places differ, every later flip tells whether one certain place does.',
    'A flip tells both players the same, and the opponent is the first to use it. Flipping when few possibilities are left hands them the win.',
    'A wrong guess tells you one sequence less, but it tells the opponent what you thought possible.',
  ],
  moves: 'flip 3, guess 10110',
  endings: { guessed: '{winner} guessed the sequence of {loser}' },
};
