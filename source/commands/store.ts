import { homedir } from 'node:os';
import { gameById } from '../games/index.ts';
import type { MatchStore } from '../storage/contract.ts';
import { dataFolder } from '../storage/data-folder.ts';
import { openStore } from '../storage/store.ts';
import type { Io } from './io.ts';

/** The folder of everything that is kept. */
export const homeOf = ({ env }: Pick<Io, 'env'>): string => dataFolder(env, process.platform, homedir());

/** The saved matches of this player on this machine. */
export const theStore = (io: Pick<Io, 'env'>): MatchStore => openStore(homeOf(io), gameById);
