import { describe, expect, it } from 'vitest';
import { zeros } from '../../source/bits/bits.ts';
import { seats } from '../../source/game/seat.ts';
import { quantumFlip } from '../../source/games/quantum-flip/rules.ts';
import { judgeQuantumFlip } from '../../source/solver/quantum-flip.ts';

const atStart = (bits: number) => seats.map((seat) => judgeQuantumFlip(zeros(bits), seat).value);

describe('what Quantum Flip says about who starts', () => {
  it('is what the solver says', () => {
    expect(quantumFlip.words.strategy.join(' ')).toContain('From 6 bits on, who starts decides nothing');
    expect([3, 4, 5].map(atStart)).toEqual([
      ['win', 'win'],
      ['win', 'win'],
      ['draw', 'win'],
    ]);
    for (let bits = 6; bits <= 16; bits++) expect(atStart(bits)).toEqual(['draw', 'draw']);
  });
});
