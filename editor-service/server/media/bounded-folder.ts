import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** A folder of limited total size: the least recently used files are removed first. A cache, never the only copy. */
export class BoundedFolder {
  readonly #folder: string;
  readonly #sizes: LRUCache<string, number>;
  #evicted: string[] = [];
  #ready: Promise<void> | undefined;

  constructor(folder: string, maxSize: number) {
    this.#folder = folder;
    this.#sizes = new LRUCache({
      maxSize,
      sizeCalculation: (size) => size || 1,
      dispose: (_size, name, reason) => reason === 'evict' && this.#evicted.push(name),
    });
  }

  /** The bytes of a file, or null when there is none. */
  async read(name: string): Promise<Buffer | null> {
    await this.#open();
    if (this.#sizes.get(name) === undefined) return null;
    return readFile(join(this.#folder, name)).catch(() => null); // the cache was emptied
  }

  /** Stores a file and removes others until all fit. */
  async write(name: string, bytes: Buffer): Promise<void> {
    await this.#open();
    const temporary = join(this.#folder, `${name}.tmp`);
    await writeFile(temporary, bytes);
    await rename(temporary, join(this.#folder, name));
    this.#sizes.set(name, bytes.length);
    for (const oldest of this.#evicted.splice(0)) await rm(join(this.#folder, oldest), { force: true });
  }

  #open(): Promise<void> {
    this.#ready ??= this.#look();
    return this.#ready;
  }

  /** Registers the files of an earlier run. */
  async #look(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const names = await readdir(this.#folder);
    const files = await Promise.all(names.map(async (name) => ({ name, stats: await stat(join(this.#folder, name)) })));
    files.sort((one, other) => one.stats.mtimeMs - other.stats.mtimeMs);
    for (const { name, stats } of files) this.#sizes.set(name, stats.size);
  }
}
