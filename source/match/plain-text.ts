/**
 * Text from outside, made fit for a terminal: no control characters, no escape sequences, no bidirectional
 * overrides, no line breaks, nothing that is wider or taller than it looks.
 */
export const plainText = (text: string, most: number): string => {
  const visible = text
    .normalize('NFC')
    .replaceAll(/[\s\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1');
  return [...visible].slice(0, most).join('').trim();
};
