import { describe, expect, it } from 'vitest';
import { boundedCache } from '../../source/review/bounded-cache.ts';

describe('a bounded cache', () => {
  const counting = (most: number, weightOf?: (value: string) => number) => {
    const made: string[] = [];
    const cache = boundedCache<string>(most, weightOf);
    const get = (key: string): string =>
      cache.get(key, () => {
        made.push(key);
        return key.repeat(3);
      });
    return { get, made };
  };

  it('makes a value once and gives it again', () => {
    const { get, made } = counting(10);
    expect([get('a'), get('a'), get('b')]).toEqual(['aaa', 'aaa', 'bbb']);
    expect(made).toEqual(['a', 'b']);
  });

  it('forgets the longest unused when it is full', () => {
    const { get, made } = counting(2);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) get(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('reckons by weight, and keeps at least what was asked for last', () => {
    const { get, made } = counting(6, (value) => value.length);
    for (const key of ['a', 'b', 'a', 'long', 'long', 'a']) get(key);
    expect(made).toEqual(['a', 'b', 'long', 'a']);
  });
});
