import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodePreferences, preferencesIn, usualPreferences } from '../../source/commands/preferences.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bitduel-preferences-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const chosen = {
  name: 'Ann',
  isAscii: true,
  setups: { 'quantum-flip': { options: { bits: 7 } } },
  lastGame: 'quantum-flip',
};

describe('preferences', () => {
  it('are found again by the next program, in a file of their own', () => {
    preferencesIn(join(folder, 'home')).keepPreferences(chosen);
    expect(preferencesIn(join(folder, 'home')).preferences()).toEqual(chosen);
    expect(readdirSync(join(folder, 'home'))).toEqual(['settings.json']);
  });

  it('are the usual ones when there are none, or none that can be read', () => {
    expect(preferencesIn(folder).preferences()).toEqual(usualPreferences);
    for (const text of ['', '[]', 'null', '{"name":', '\u0000', `"${'x'.repeat(200_000)}"`]) {
      writeFileSync(join(folder, 'settings.json'), text);
      expect(preferencesIn(folder).preferences()).toEqual(usualPreferences);
    }
  });

  it('last for this run where they cannot be kept', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, 'hello');
    const preferences = preferencesIn(file);
    preferences.keepPreferences(chosen);
    expect(preferences.preferences()).toEqual(chosen);
    expect(readFileSync(file, 'utf8')).toBe('hello');
  });

  it('drop what they should not hold, whatever the file says', () => {
    expect(
      decodePreferences({ name: '\u001B[31mAnn', isAscii: 1, setups: { chess: {} }, lastGame: 'chess' }),
    ).toEqual({ name: '[31mAnn', isAscii: false, setups: {}, lastGame: null });
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const decoded = decodePreferences(value);
        expect(decodePreferences(JSON.parse(JSON.stringify(decoded)))).toEqual(decoded);
        expect(decoded.name).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});
