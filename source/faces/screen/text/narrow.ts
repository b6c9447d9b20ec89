/** Letters of the Latin alphabets, boxes and blocks: nearly all that is drawn, and each one cell wide in every terminal. */
export const isNarrow = (text: string): boolean =>
  /^[ -~\u00A1-\u00AC\u00AE-\u02FF\u2500-\u259F]*$/u.test(text);
