import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../source/storage/data-folder.ts';

describe('the data folder', () => {
  it('is where BITDUEL_HOME says, on every platform', () => {
    for (const platform of ['linux', 'darwin', 'win32', 'freebsd'] as const) {
      expect(dataFolder({ BITDUEL_HOME: '/games', XDG_DATA_HOME: '/x' }, platform, '/home/ada')).toBe(
        '/games',
      );
    }
  });

  it('is where the platform keeps such things', () => {
    expect(dataFolder({}, 'linux', '/home/ada')).toBe('/home/ada/.local/share/bitduel');
    expect(dataFolder({ XDG_DATA_HOME: '/data' }, 'linux', '/home/ada')).toBe('/data/bitduel');
    expect(dataFolder({ XDG_DATA_HOME: '/data' }, 'darwin', '/Users/ada')).toBe(
      '/Users/ada/Library/Application Support/bitduel',
    );
    const home = 'C:\\Users\\ada';
    expect(dataFolder({}, 'win32', home)).toBe('C:\\Users\\ada\\AppData\\Local\\bitduel');
    expect(dataFolder({ APPDATA: 'D:\\Roaming' }, 'win32', home)).toBe('D:\\Roaming\\bitduel');
    expect(dataFolder({ LOCALAPPDATA: 'D:\\Local', APPDATA: 'D:\\R' }, 'win32', home)).toBe(
      'D:\\Local\\bitduel',
    );
  });

  it('does not follow a variable that is empty or names a folder relative to wherever one is', () => {
    expect(dataFolder({ BITDUEL_HOME: '' }, 'linux', '/home/ada')).toBe('/home/ada/.local/share/bitduel');
    expect(dataFolder({ XDG_DATA_HOME: 'data' }, 'linux', '/home/ada')).toBe(
      '/home/ada/.local/share/bitduel',
    );
  });
});
