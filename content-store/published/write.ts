import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, realpath, rename, rm, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { failpoint } from './failpoint.ts';
import { isAbsent, publishedFile, readBytes } from './read.ts';

const TEMPORARY = /^\.[\w.-]+\.[0-9a-f]{12}\.tmp$/;

/**
 * Writes a file atomically: temporary file in the same folder, fsync, rename, fsync of the folder. Returns false, and
 * touches nothing, when the file already has these bytes.
 */
export async function writeDurably(root: string, path: string, data: string | Uint8Array): Promise<boolean> {
  const file = publishedFile(root, path);
  const bytes = Buffer.from(data);
  if ((await readBytes(root, path))?.equals(bytes)) return false;
  await makeFolder(root, dirname(path));
  const temporary = join(dirname(file), `.${basename(file)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    await writeSynced(temporary, bytes);
    failpoint('after-temp-file');
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
  failpoint('after-rename');
  return true;
}

/** Removes a file durably; returns false when there was none. */
export async function removeDurably(root: string, path: string): Promise<boolean> {
  const file = publishedFile(root, path);
  try {
    await unlink(file);
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
  await syncFolder(dirname(file));
  return true;
}

/** Removes temporary files that a killed process left behind; call it before the first write. */
export async function removeLeftovers(root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const leftovers = entries.filter((entry) => entry.isFile() && TEMPORARY.test(entry.name));
  await Promise.all(leftovers.map((entry) => rm(join(entry.parentPath, entry.name), { force: true })));
}

async function writeSynced(file: string, bytes: Buffer) {
  await using handle = await open(file, 'wx');
  await handle.writeFile(bytes);
  await handle.sync();
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
    await syncFolder(join(root, parent));
    if (parent === '.') return;
  }
}

async function syncFolder(folder: string) {
  await using handle = await open(folder, 'r');
  await handle.sync();
}
