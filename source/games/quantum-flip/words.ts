import type { Words } from '../../game/contract.ts';

export const words: Words = {
  summary: [
    'One shared string, two hidden-in-plain-sight goals: player 1 wants 10101, player 2 wants 01010.',
    'Flip one or two bits a turn. Make your pattern and win; make the other one and lose.',
  ],
  goal: 'Be the one after whose turn the string shows your own pattern.',
  rules: [
    'The string starts as all 0s. Player 1 wants 1010…, player 2 wants 0101…; the patterns belong to the player, not to who starts.',
    'A turn flips one bit, or two different bits anywhere in the string. Passing is not allowed.',
    'If your own pattern stands after your turn, you win the round at once.',
    "If your turn makes the opponent's pattern, you lose the round at once.",
    'Nothing else ends a round: under perfect play the game goes on for ever, unless draw-after is set.',
  ],
  strategy: [
    'You win next turn from any string that differs from your pattern in one or two places.',
    'So never leave a string within two flips of the opponent’s pattern when it is their turn.',
    'The two patterns differ everywhere: with N bits, being d away from yours is being N-d away from theirs.',
    'With 5 bits the safe strings are few. When nothing wins, look for a move that keeps both patterns three or more flips from the opponent’s reach.',
    'With 5 bits player 2 wins at once when starting (flip 2 4), and so does whoever starts with 3 or 4. From 6 bits on, who starts decides nothing: choose that for several rounds.',
  ],
  moves: 'flip 3, flip 1 4',
  endings: {
    pattern: '{winner} made their own pattern',
    'gave-pattern': '{loser} made the pattern of {winner}',
  },
};
