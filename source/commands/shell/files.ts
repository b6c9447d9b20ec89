import { bashCompletion, fishCompletion, zshCompletion } from './completions.ts';
import { manPage } from './man-page.ts';

/** What the build writes beside the program, by file name. */
export const shellFiles = (release: string): Readonly<Record<string, string>> => ({
  'bitduel.1': manPage(release),
  'completions/bitduel.bash': bashCompletion(),
  'completions/_bitduel': zshCompletion(),
  'completions/bitduel.fish': fishCompletion(),
});
