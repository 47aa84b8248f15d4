import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDatabase } from '#content-store/drafts/copy-database.ts';
import { AppError } from '#content-store/error.ts';

/** Derived from the rest or belonging to a running process: made again when they are missing. */
const LEFT_OUT = /^(?:build|images|uploads|service\.(?:lock|pid)|drafts\.sqlite(?:-.*)?)$/;

/**
 * Copies everything under the data folder while the service may run: a snapshot of the database first, then the files,
 * which are only ever added or replaced whole. Throws AppError `conflict` when the target holds something.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0) throw new AppError('conflict', `${target} is not empty`);
  await copyDatabase(join(dataDir, 'drafts.sqlite'), join(target, 'drafts.sqlite'));
  for (const name of await readdir(dataDir)) {
    if (!LEFT_OUT.test(name)) await cp(join(dataDir, name), join(target, name), { recursive: true });
  }
}
