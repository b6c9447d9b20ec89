/** How many letters must be added, taken away, changed or exchanged to turn one word into the other. */
const distance = (from: string, to: string): number => {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      rows[row]?.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (isSame ? 0 : 1),
          isExchanged ? cell(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return cell(from.length, to.length);
};

/** The word that was probably meant, if one is near enough to be worth a question. */
export const nearMiss = (wrong: string, words: readonly string[]): string | undefined => {
  const most = wrong.length < 5 ? 1 : wrong.length < 9 ? 2 : 3;
  const [best] = words
    .filter((word) => Math.abs(word.length - wrong.length) <= most)
    .map((word) => ({ word, far: distance(wrong.toLowerCase(), word) }))
    .filter(({ far }) => far <= most)
    .toSorted((a, b) => a.far - b.far);
  return best?.word ?? words.find((word) => wrong.length > 2 && word.includes(wrong.toLowerCase()));
};
