/** The two players, everywhere. Who starts is another matter. */
export const seats = [1, 2] as const;
export type Seat = (typeof seats)[number];

/** Whose knowledge a view shows: one seat's, or everything. */
export type Perspective = Seat | 'all';

export const otherSeat = (seat: Seat): Seat => (seat === 1 ? 2 : 1);

export const isSeat = (value: unknown): value is Seat => value === 1 || value === 2;

/** A value for each seat; index with `at`. */
export type Both<T> = readonly [T, T];

export const at = <T>(both: Both<T>, seat: Seat): T => (seat === 1 ? both[0] : both[1]);

export const withSeat = <T>(both: Both<T>, seat: Seat, value: T): Both<T> =>
  seat === 1 ? [value, both[1]] : [both[0], value];
