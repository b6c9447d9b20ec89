/** Letters of the Latin alphabets, boxes and blocks: nearly all that is drawn, and each one cell wide in every terminal. */
export const isNarrow = (text: string): boolean =>
  /^[ -~\u00A1-\u00AC\u00AE-\u02FF\u2500-\u259F]*$/u.test(text);

let segmenter: Intl.Segmenter | undefined;

/** The characters as a reader counts them. Made when it is first needed: that takes as long as many a whole frame. */
export const graphemesIn = (text: string): Iterable<Intl.SegmentData> => {
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(text);
};
