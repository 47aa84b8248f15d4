import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder that only this user may open, unless it is there; those above it get the usual mode. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}
