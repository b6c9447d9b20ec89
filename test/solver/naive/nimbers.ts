/** The nimbers of rows 0..length by the definition: for each row the least number that no move reaches. */
export const naiveNimbers = (length: number, maxFlips: number): readonly number[] => {
  const nimbers: number[] = [];
  for (let row = 0; row <= length; row++) {
    const reached = new Set<number>();
    for (let taken = 1; taken <= maxFlips && taken <= row; taken++) {
      for (let left = 0; left <= row - taken; left++) {
        reached.add((nimbers[left] ?? 0) ^ (nimbers[row - taken - left] ?? 0));
      }
    }
    let nimber = 0;
    while (reached.has(nimber)) nimber++;
    nimbers.push(nimber);
  }
  return nimbers;
};
