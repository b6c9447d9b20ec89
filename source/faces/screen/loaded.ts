import { useState } from 'react';

/** Something that had to be read, or a sentence about why it could not be. */
export type Loaded<T> = { readonly value: T } | { readonly fault: string };

export const load = <T>(read: () => T): Loaded<T> => {
  try {
    return { value: read() };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
};

/** Reads once, when the screen opens. */
export const useLoaded = <T>(read: () => T): Loaded<T> => useState(() => load(read))[0];
