import type { Services } from '../../session/services.ts';
import { App } from './app.tsx';
import type { Place } from './navigation.ts';
import { type ScreenOptions, runScreen } from './terminal/run-screen.tsx';

export type RunOptions = ScreenOptions & { readonly start?: Place; readonly isAscii: boolean };

/** The saved match that somebody was in the middle of. */
const openMatch = (places: readonly Place[]): string | null => {
  const place = places.findLast((each) => each.at === 'match');
  if (place?.at !== 'match') return null;
  const { isEnded, unsaved, setup } = place.session.snapshot();
  return isEnded || unsaved !== null ? null : setup.match;
};

/** Runs the full-screen program until somebody leaves it; answers with the match that they left unfinished. */
export const runApp = async (
  services: Services,
  { start = { at: 'menu' }, isAscii, ...terminal }: RunOptions,
): Promise<string | null> => {
  let places: readonly Place[] = [];
  const onMove = (now: readonly Place[]): void => {
    places = now;
  };
  await runScreen(<App services={services} start={start} isAscii={isAscii} onMove={onMove} />, terminal);
  return openMatch(places);
};
