import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { nullIfAbsent } from './absent.ts';
import type { FileStore } from './file-store.ts';

/** Locks and temporary files; `.well-known` is for visitors (RFC 8615). */
const HIDDEN = /(?:^|\/)\.(?!well-known\/)/;

/** The files in a folder, which need not exist yet. Symbolic links and hidden files are not listed. */
export function folderFiles(root: string): FileStore {
  const fileOf = (key: string): string => {
    const file = join(root, key);
    if (relative(root, file).split(sep).join('/') !== key || key.startsWith('../')) {
      throw new Error(`Not the key of a file: ${key}`);
    }
    return file;
  };
  return {
    read: (key) => readFile(fileOf(key)).catch(nullIfAbsent),
    write: async (key, data) => {
      const file = fileOf(key);
      const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(temporary, data, { flush: true });
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      return etagOf(await stat(file));
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    list: async function* (prefix = '') {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(nullIfAbsent);
      for (const entry of entries ?? []) {
        const file = join(entry.parentPath, entry.name);
        const key = relative(root, file).split(sep).join('/');
        if (!entry.isFile() || HIDDEN.test(key) || !key.startsWith(prefix)) continue;
        const found = await stat(file).catch(nullIfAbsent); // removed in the meantime
        if (found) yield { key, size: found.size, etag: etagOf(found) };
      }
    },
  };
}

const etagOf = ({ size, mtimeMs, ino }: { size: number; mtimeMs: number; ino: number }): string =>
  `${size}-${mtimeMs}-${ino}`;
