import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, readdir, realpath, rm, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { nullIfAbsent } from '../files/absent.ts';
import { failpoint } from './failpoint.ts';
import { publishedFile, readBytes } from './read.ts';

const TEMPORARY = /^\.[\w.-]+\.[0-9a-f]{12}\.tmp$/;

/** A published file and what it should hold. */
export interface FileText {
  path: string;
  data: string | Uint8Array;
}

/**
 * Writes a file atomically: temporary file in the same folder, fsync, rename, fsync of the folder. Returns false, and
 * touches nothing, when the file already has these bytes.
 */
export async function writeDurably(root: string, path: string, data: string | Uint8Array): Promise<boolean> {
  return (await writeAllDurably(root, [{ path, data }])) > 0;
}

/** Writes several files like that, with their syncs together: the first does most of the work. Returns how many were new. */
export async function writeAllDurably(root: string, files: readonly FileText[]): Promise<number> {
  const written: { temporary: string; file: string }[] = [];
  const folders = new Set<string>();
  try {
    for (const { path, data } of files) {
      const file = publishedFile(root, path);
      const bytes = Buffer.from(data);
      if ((await readBytes(root, path))?.equals(bytes)) continue;
      if (!folders.has(dirname(path))) await makeFolder(root, dirname(path));
      folders.add(dirname(path));
      const temporary = join(dirname(file), `.${basename(file)}.${randomBytes(6).toString('hex')}.tmp`);
      written.push({ temporary, file });
      writeFileSync(temporary, bytes, { flag: 'wx' });
    }
    await Promise.all(written.map(({ temporary }) => sync(temporary)));
    failpoint('after-temp-file');
    for (const { temporary, file } of written) renameSync(temporary, file);
  } catch (error) {
    for (const { temporary } of written) rmSync(temporary, { force: true });
    throw error;
  }
  for (const folder of folders) await sync(join(root, folder));
  failpoint('after-rename');
  return written.length;
}

/** Removes a file durably; returns false when there was none. */
export async function removeDurably(root: string, path: string): Promise<boolean> {
  const file = publishedFile(root, path);
  if ((await unlink(file).catch(nullIfAbsent)) === null) return false;
  await sync(dirname(file));
  return true;
}

/** Removes temporary files that a killed process left behind; call it before the first write. */
export async function removeLeftovers(root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const leftovers = entries.filter((entry) => entry.isFile() && TEMPORARY.test(entry.name));
  await Promise.all(leftovers.map((entry) => rm(join(entry.parentPath, entry.name), { force: true })));
}

/** Creates a folder below `root` durably; throws if a symbolic link leads elsewhere. */
async function makeFolder(root: string, folder: string) {
  const created = await mkdir(join(root, folder), { recursive: true });
  if ((await realpath(join(root, folder))) !== join(await realpath(root), folder)) {
    throw new Error(`${folder} is a symbolic link; published files are not written through links`);
  }
  if (created) await syncParents(root, folder);
}

async function syncParents(root: string, folder: string) {
  for (let parent = dirname(folder); ; parent = dirname(parent)) {
    await sync(join(root, parent));
    if (parent === '.') return;
  }
}

/** Waits until a file or folder is on disk. */
async function sync(path: string) {
  await using handle = await open(path, 'r');
  await handle.sync();
}
