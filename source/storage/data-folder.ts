import { posix, win32 } from 'node:path';

/** Where a player's data belong: where `BITDUEL_HOME` says, or where the platform keeps such things. */
export const dataFolder = (
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
  home: string,
): string => {
  const { join, isAbsolute } = platform === 'win32' ? win32 : posix;
  const set = (name: string): string | undefined => (env[name] === '' ? undefined : env[name]);
  /** A relative folder would be another one in every directory: the platforms' rule is to ignore it. */
  const absolute = (name: string): string | undefined => {
    const folder = set(name);
    return folder !== undefined && isAbsolute(folder) ? folder : undefined;
  };
  const own = set('BITDUEL_HOME');
  if (own !== undefined) return own;
  switch (platform) {
    case 'win32':
      return join(
        absolute('LOCALAPPDATA') ?? absolute('APPDATA') ?? join(home, 'AppData', 'Local'),
        'bitduel',
      );
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'bitduel');
    default:
      return join(absolute('XDG_DATA_HOME') ?? join(home, '.local', 'share'), 'bitduel');
  }
};
