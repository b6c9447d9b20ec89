import type { Place } from '../faces/screen/navigation.ts';
import type { Services } from '../session/services.ts';
import type { Given } from './command.ts';

/** Opens the full screen at a place. Ink is loaded here and nowhere else. */
export const openScreen = async (services: Services, start: Place, { options }: Given): Promise<void> => {
  const { stdin, stdout, env } = process;
  const { runApp } = await import('../faces/screen/run-app.tsx');
  const isAscii = options.has('ascii') || services.preferences().isAscii;
  const left = await runApp(services, { start, isAscii, stdin, stdout, env });
  if (left !== null) stdout.write(`The match is saved. Go on with it: bitduel resume ${left}\n`);
};
