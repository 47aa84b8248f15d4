import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDatabase } from '#content-store/drafts/database/copy-database.ts';
import { AppError } from '#content-store/model/error.ts';
import { isAbsent } from '#content-store/published/read.ts';

/** Derived from the rest or belonging to a running process: made again when they are missing. */
const LEFT_OUT = /^(?:build|images|uploads|service\.(?:lock|pid)|drafts\.sqlite(?:-.*)?)$/;

/** Being written just now; the whole file takes its place. */
const UNFINISHED = /\.(?:tmp|part)$/;

/**
 * Copies everything under the data folder while the service may run: a snapshot of the database first, then the files,
 * which are only ever added, replaced whole or removed. Throws AppError `conflict` when the target holds something.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0) throw new AppError('conflict', `${target} is not empty`);
  await copyDatabase(join(dataDir, 'drafts.sqlite'), join(target, 'drafts.sqlite'));
  await copyFolder(dataDir, target, (name) => !LEFT_OUT.test(name));
}

/** What goes while it is copied is left out: the database says what belongs there. */
async function copyFolder(from: string, to: string, isWanted: (name: string) => boolean): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(unlessAbsent);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries ?? []) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (!isWanted(entry.name)) continue;
    if (entry.isDirectory()) await copyFolder(source, copy, () => true);
    else if (entry.isFile() && !UNFINISHED.test(entry.name)) await copyFile(source, copy).catch(unlessAbsent);
  }
}

function unlessAbsent(error: unknown): void {
  if (!isAbsent(error)) throw error;
}
