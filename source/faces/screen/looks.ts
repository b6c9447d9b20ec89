import { createContext, useContext } from 'react';
import { type Glyphs, glyphsOf } from './theme.ts';

export type Looks = { readonly isAscii: boolean; readonly glyphs: Glyphs };

export const looksOf = (isAscii: boolean): Looks => ({ isAscii, glyphs: glyphsOf(isAscii) });

export const LooksContext = createContext<Looks>(looksOf(false));

export const useLooks = (): Looks => useContext(LooksContext);
