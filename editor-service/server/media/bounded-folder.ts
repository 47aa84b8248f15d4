import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** A folder of limited total size: the least recently used files are removed first. A cache, never the only copy. */
export function boundedFolder(folder: string, maxSize: number) {
  const evicted: string[] = [];
  const sizes = new LRUCache<string, number>({
    maxSize,
    sizeCalculation: (size) => size || 1,
    dispose: (_size, name, reason) => reason === 'evict' && evicted.push(name),
  });
  let ready: Promise<void> | undefined;
  /** Registers the files of an earlier run. */
  const look = async (): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    const files = await Promise.all(names.map(async (name) => ({ name, stats: await stat(join(folder, name)) })));
    files.sort((one, other) => one.stats.mtimeMs - other.stats.mtimeMs);
    for (const { name, stats } of files) sizes.set(name, stats.size);
  };
  return {
    /** The bytes of a file, or null when there is none. */
    read: async (name: string): Promise<Buffer | null> => {
      ready ??= look();
      await ready;
      if (sizes.get(name) === undefined) return null;
      return readFile(join(folder, name)).catch(() => null); // the cache was emptied
    },
    /** Stores a file and removes others until all fit. */
    write: async (name: string, bytes: Buffer): Promise<void> => {
      ready ??= look();
      await ready;
      const temporary = join(folder, `${name}.tmp`);
      await writeFile(temporary, bytes);
      await rename(temporary, join(folder, name));
      sizes.set(name, bytes.length);
      for (const oldest of evicted.splice(0)) await rm(join(folder, oldest), { force: true });
    },
  };
}
