import type { Services } from '../../session/services.ts';
import { App } from './app.tsx';
import type { Place } from './navigation.ts';
import { type ScreenOptions, runScreen } from './terminal/run-screen.tsx';

export type RunOptions = ScreenOptions & { readonly start?: Place; readonly isAscii: boolean };

/** Runs the full-screen program until somebody leaves it. */
export const runApp = (services: Services, { start, isAscii, ...terminal }: RunOptions): Promise<void> =>
  runScreen(<App services={services} start={start ?? { at: 'menu' }} isAscii={isAscii} />, terminal);
