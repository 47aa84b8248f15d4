import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { folderFiles } from './folder-files.ts';

/** Files named by their content, in a folder; with a store behind it, the folder is a cache of that. */
export interface CachedFolder {
  readonly folder: string;
  /** Fetches a file that is not in the folder; false when there is none. */
  fetch(name: string): Promise<boolean>;
  /** Fetches the file whose name begins like this; its name, or undefined when there is none. */
  fetchBeginning(beginning: string): Promise<string | undefined>;
  /** Sends a file, before or after it is put into the folder under this name. */
  send(name: string, file?: string): Promise<void>;
  /** Removes a file. */
  drop(name: string): Promise<void>;
}

export function cachedFolder(folder: string, store: FileStore | null): CachedFolder {
  const cache = folderFiles(folder);
  const fetch = async (name: string): Promise<boolean> => {
    if (existsSync(join(folder, name))) return true;
    const bytes = await store?.read(name);
    if (bytes) await cache.write(name, bytes);
    return bytes !== null && bytes !== undefined;
  };
  return {
    folder,
    fetch,
    fetchBeginning: async (beginning) => {
      if (!store) return undefined;
      for await (const { key } of store.list(beginning)) if (await fetch(key)) return key;
      return undefined;
    },
    send: async (name, file = join(folder, name)) => {
      if (store) await store.write(name, await readFile(file));
    },
    drop: async (name) => {
      await rm(join(folder, name), { force: true });
      await store?.remove(name);
    },
  };
}
