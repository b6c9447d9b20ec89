/**
 * Text from outside, made fit for a terminal: no control characters, no escape sequences, no bidirectional
 * overrides, no line breaks, nothing that is wider or taller than it looks. Applied again it changes nothing, so
 * what was written to a log reads back the same.
 */
export const plainText = (text: string, most: number): string => {
  if (text.length <= most && /^[!-~]+(?: [!-~]+)*$/.test(text)) return text;
  const visible = text
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .normalize('NFC')
    .replaceAll(/ +/gu, ' ')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1');
  return [...visible].slice(0, most).join('').trim();
};

/** A sentence from outside as the end of another one. */
export const plainClause = (sentence: string): string => {
  const plain = plainText(sentence, 200);
  return `${plain.charAt(0).toLowerCase()}${plain.slice(1).replace(/[.]$/, '')}`;
};
