import type { Services } from '../session/services.ts';
import type { Face } from './face.ts';
import type { Io } from './io.ts';
import { preferencesIn } from './preferences.ts';
import { createServices } from './services.ts';
import { homeOf, theStore } from './store.ts';

/** People want to see a computer move; programs and pipes do not wait for it. */
const paceOnScreen = 600;

/** Everything that a face can ask for, on this machine. */
export const openServices = (io: Io, face: Face): Services =>
  createServices({
    store: theStore(io),
    preferences: preferencesIn(homeOf(io)),
    warn: (sentence) => {
      const say = (): unknown => io.stderr.write(`bitduel: ${sentence}\n`);
      // A full screen would cover it: there it is said when the screen is gone.
      if (face === 'screen') process.once('exit', say);
      else say();
    },
    ...(face === 'screen' ? { pace: paceOnScreen } : {}),
  });
