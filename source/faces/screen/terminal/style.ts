/**
 * The style of text as the parameters of one SGR sequence (`1;31`), kept while a line is read from left to right.
 * Colours can be left out (NO_COLOR): bold, dim, underline and inverse stay, since they carry meaning too.
 */
export type StyleReader = {
  readonly apply: (parameters: string) => void;
  readonly style: () => string;
};

const FOREGROUND = 'foreground';
const BACKGROUND = 'background';

const isBetween = (code: number, low: number, high: number) => code >= low && code <= high;

/** Which colour a code sets, if it sets one. */
const groundOf = (code: number) => {
  if (isBetween(code, 30, 38) || isBetween(code, 90, 97)) return FOREGROUND;
  return isBetween(code, 40, 48) || isBetween(code, 100, 107) ? BACKGROUND : undefined;
};

/** How many parameters follow `38` or `48`: `5;n` or `2;r;g;b`. */
const colourLength = (kind: number | undefined) => (kind === 5 ? 2 : kind === 2 ? 4 : 0);

export const createStyleReader = (hasColour: boolean): StyleReader => {
  const parts = new Map<string, string>();

  const applyOne = (code: number, colour: readonly number[]) => {
    const ground = groundOf(code);
    if (code === 0) parts.clear();
    else if (isBetween(code, 1, 9)) parts.set(String(code), String(code));
    else if (code === 22) for (const weight of ['1', '2']) parts.delete(weight);
    else if (isBetween(code, 23, 29)) parts.delete(String(code - 20));
    else if (code === 39) parts.delete(FOREGROUND);
    else if (code === 49) parts.delete(BACKGROUND);
    else if (ground !== undefined && hasColour) parts.set(ground, [code, ...colour].join(';'));
  };

  return {
    apply: (parameters) => {
      const codes = parameters.split(/[;:]/).map(Number);
      for (let index = 0; index < codes.length; index++) {
        const code = codes[index] ?? 0;
        const length = code === 38 || code === 48 ? colourLength(codes[index + 1]) : 0;
        applyOne(code, codes.slice(index + 1, index + 1 + length));
        index += length;
      }
    },
    style: () => [...parts.values()].join(';'),
  };
};
