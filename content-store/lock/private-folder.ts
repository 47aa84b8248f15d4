import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder that only this user may open, unless it is there; those above it get the usual mode. */
export const makePrivateFolder = (folder: string): void => makeFolder(folder, 0o700);

/**
 * Makes a folder and those above it, unless they are there. Unlike `mkdir` with `recursive`, which tries for ever in a
 * file system such as /proc that answers ENOENT, it throws where none can be made.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!existsSync(folder)) throw error; // another process may have made it
  }
}
