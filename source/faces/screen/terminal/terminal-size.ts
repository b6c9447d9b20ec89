import { createContext, useContext } from 'react';

export type TerminalSize = Readonly<{ columns: number; rows: number }>;

/** The size to draw for: the terminal's, or what a test says. */
export const TerminalSizeContext = createContext<TerminalSize>({ columns: 80, rows: 24 });

/** How much room there is. A component that asks is drawn again when it changes. */
export const useTerminalSize = (): TerminalSize => useContext(TerminalSizeContext);
