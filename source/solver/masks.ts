/** Boards as numbers: which bits a turn may change, as masks to XOR. */
export const singleMasks = (size: number): readonly number[] =>
  Array.from({ length: size }, (_, index) => 1 << index);

export const pairMasks = (size: number): readonly number[] =>
  singleMasks(size).flatMap((low, index) =>
    singleMasks(size)
      .slice(index + 1)
      .map((high) => low | high),
  );
