import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFolder } from '../site-folder/site-folder.mjs';
import { writeRegistry } from '../site-folder/write-registry.ts';
import { compileEditor } from './compile-editor.ts';
import { withCompileLock } from './compile-lock.ts';
import { compileSite } from './compile-site.ts';
import { isCompiled, sourceStamp, stampFile } from './stamp.mjs';

/**
 * Compiles site and editor for a site folder, unless that was done from these very sources already; true when it worked.
 * Both are compiled beside the present ones and swapped in when they are complete. A build needs no editor.
 */
export async function compile(folder: SiteFolder, { withEditor = true } = {}): Promise<boolean> {
  const { root, compiledDir: compiled } = folder;
  return withCompileLock(join(compiled, 'lock'), async () => {
    if (isCompiled(folder, { withEditor })) return false;
    const stamp = sourceStamp(folder);
    await writeRegistry(folder);
    const next = join(compiled, 'next');
    await rm(next, { recursive: true, force: true });
    await mkdir(next, { recursive: true });
    await compileSite(root, join(next, 'site'));
    if (withEditor) await compileEditor(root, join(next, 'editor'));
    const compileId = await hashOfFolder(join(next, 'site'));
    await rm(stampFile(compiled), { force: true });
    await swapIn(join(next, 'site'), join(compiled, 'site'));
    if (withEditor) await swapIn(join(next, 'editor'), join(compiled, 'editor'));
    await rm(next, { recursive: true });
    await writeFile(stampFile(compiled), `${JSON.stringify({ stamp, compileId, withEditor })}\n`);
    return true;
  });
}

async function swapIn(next: string, present: string): Promise<void> {
  const old = `${next}-old`;
  await rename(present, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, present);
  await rm(old, { recursive: true, force: true });
}

async function hashOfFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${file.slice(folder.length)}\0`).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
