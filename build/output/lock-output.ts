import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { holderOf, tryLock } from '#content-store/lock/lock-file.ts';
import { makeFolder } from '#content-store/lock/private-folder.ts';
import { AppError, messageOf } from '#content-store/model/error.ts';
import { callOf } from '../site-folder/command-call.mjs';

/** The lock and the name of its holder, in the folder itself. */
export const LOCK_PREFIX = '.owner.';
const LOCK = `${LOCK_PREFIX}lock`;

export interface OutputFolders {
  /** The folder of built sites, or one site in a plain folder. */
  distDir: string;
  manifestDir: string;
}

/**
 * Makes this process the only one that writes these folders until it calls the returned function or ends. `owner` tells
 * others who that is: "npm run build". Throws AppError `conflict`, which names the present owner, or `unavailable` when a folder
 * cannot be written.
 */
export function lockOutput({ distDir, manifestDir }: OutputFolders, owner: string): () => void {
  const outer = dirname(distDir); // One site of a `dist` belongs to the owner of the whole.
  const releaseDist = lock(existsSync(join(outer, LOCK)) ? outer : distDir, owner, 'DIST_DIR or --out');
  try {
    const releaseManifests = lock(manifestDir, owner, 'DATA_DIR');
    return () => {
      releaseManifests();
      releaseDist();
    };
  } catch (error) {
    releaseDist();
    throw error;
  }
}

/** Throws AppError `conflict` while a program writes this folder; makes nothing. */
export function requireNoOwner(folder: string): void {
  if (existsSync(join(folder, LOCK))) lock(folder, 'a look', 'DIST_DIR')();
}

function lock(folder: string, owner: string, setting: string): () => void {
  const release = tryLockIn(folder, `${owner}, process ${process.pid}`, setting);
  if (release) return release;
  throw new AppError(
    'conflict',
    `${folder} is in use by another program (${holderOf(join(folder, LOCK)) ?? 'just started'}). Stop it first, or use another folder: ` +
      `DIST_DIR for a service, ${callOf('build', '--domain ID --out DIR')} for a build`,
  );
}

function tryLockIn(folder: string, holder: string, setting: string): (() => void) | null {
  try {
    makeFolder(folder);
    return tryLock(join(folder, LOCK), holder);
  } catch (error) {
    const why = `${folder} (${setting}) cannot be written by this user: ${messageOf(error)}`;
    throw new AppError('unavailable', why, { cause: error });
  }
}
