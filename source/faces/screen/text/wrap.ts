import { type Line, type Look, cutText, line, span, widthOf } from './line.ts';

/** Every blank but those within a move: `flip 1 3` stays in one line. */
const gap = / (?!\d)|(?<!\b(?:flip|swap|guess)(?: \d+)*) /u;

/** Words in lines no wider than asked for; a word that is wider is cut into pieces. */
export const wrapText = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let current = '';
  const pieces = (word: string): readonly string[] => {
    if (widthOf(word) <= width || width < 1) return [word];
    const head = cutText(word, width) || word.slice(0, 1);
    return [head, ...pieces(word.slice(head.length))];
  };
  for (const word of text.split(gap).flatMap(pieces)) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (widthOf(longer) <= width) current = longer;
    else {
      lines.push(current);
      current = word;
    }
  }
  return [...lines, current].filter((each, index, all) => each !== '' || all.length === 1 || index > 0);
};

/** A paragraph; lines after the first stand under the text of the first. */
export const paragraph = (
  text: string,
  width: number,
  look: Look = 'plain',
  lead: Line = [],
): readonly Line[] => {
  const indent = lead.reduce((sum, part) => sum + widthOf(part.text), 0);
  return wrapText(text, Math.max(8, width - indent)).map((each, index) =>
    line(index === 0 ? lead : span(' '.repeat(indent)), span(each, look)),
  );
};
