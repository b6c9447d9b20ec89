import { describe, expect, it } from 'vitest';
import { gameById } from '../../source/games/index.ts';
import { readMatch } from '../../source/storage/stored-match.ts';
import { verifyLog } from '../../source/storage/verify-log.ts';
import { goldenLogs } from './golden.ts';
import { readInEveryWay } from './read-in-every-way.ts';

/** As the command does it: the bytes of a file become text, and the text is verified. */
const verified = (bytes: Uint8Array) => verifyLog(Buffer.from(Buffer.from(bytes).toString('utf8')), gameById);

const values = [0, 10, 34, 49, 255];

describe.each(goldenLogs)('the golden log of $id', ({ bytes }) => {
  const places = Array.from({ length: bytes.length - 1 }, (_, place) => place);
  const { rest } = readMatch(bytes, 'golden', gameById);

  it('is whole, obeys the rules and can be read in every way', () => {
    expect(readInEveryWay(bytes)).toEqual({ isRead: true, isVerified: true, unfit: undefined });
    expect(rest.at(-1)?.type).toBe('match-ended');
  });

  it('does not verify with any byte changed to any of several others', () => {
    const missed = places.flatMap((place) =>
      values.filter((value) => {
        if (bytes[place] === value) return false;
        const changed = Buffer.from(bytes);
        changed[place] = value;
        const { problems } = verified(changed);
        return !/^Line \d+ [^\p{Cc}\p{Cf}]+\.$/u.test(problems[0] ?? '');
      }),
    );
    expect(missed).toEqual([]);
  });

  it('does not verify with any byte removed', () => {
    const missed = places.filter(
      (place) =>
        verified(Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + 1)])).problems.length === 0,
    );
    expect(missed).toEqual([]);
  });

  it('means its own beginning and nothing else when it is cut anywhere, and says where it was cut', () => {
    for (const place of places) {
      const part = bytes.subarray(0, place);
      const { problems, warning, events } = verified(part);
      if (events === 0) expect(problems).toEqual(['There is no match in it.']);
      else {
        expect(problems).toEqual([]);
        expect(readMatch(part, 'cut', gameById).rest).toEqual(rest.slice(0, events - 1));
        const isAtLineEnd = bytes[place - 1] === 10 || bytes[place] === 10;
        if (!isAtLineEnd) expect(warning).toMatch(/^Line \d+ was cut off/u);
      }
    }
  });

  it('does no harm with any byte changed or removed, or when it is cut about the end of a line', () => {
    const unfit = places.flatMap((place) => {
      const [before, after] = [bytes.subarray(0, place), bytes.subarray(place + 1)];
      const isNearEnd = bytes.subarray(Math.max(0, place - 2), place + 2).includes(10);
      return [
        Buffer.concat([before, after]),
        Buffer.concat([before, Buffer.of(27), after]),
        ...(isNearEnd ? [before] : []),
      ].map((wrong) => readInEveryWay(wrong).unfit);
    });
    expect(unfit.filter((line) => line !== undefined)).toEqual([]);
  });
});
