import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of limited total size: the least recently used files are removed first. A cache, never the only copy. */
export class BoundedFolder {
  readonly #folder: string;
  readonly #mostBytes: number;
  /** Name → size, the least recently used first. */
  readonly #sizes = new Map<string, number>();
  #ready: Promise<void> | undefined;
  #bytes = 0;

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  /** The bytes of a file, or null when there is none. */
  async read(name: string): Promise<Buffer | null> {
    await this.#open();
    const size = this.#sizes.get(name);
    if (size === undefined) return null;
    this.#sizes.delete(name);
    this.#sizes.set(name, size);
    return readFile(join(this.#folder, name)).catch(() => null); // the cache was emptied
  }

  /** Stores a file and removes others until all fit. */
  async write(name: string, bytes: Buffer): Promise<void> {
    await this.#open();
    const temporary = join(this.#folder, `${name}.tmp`);
    await writeFile(temporary, bytes);
    await rename(temporary, join(this.#folder, name));
    this.#note(name, bytes.length);
    for (const oldest of this.#sizes.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#note(oldest, null);
      await rm(join(this.#folder, oldest), { force: true });
    }
  }

  #note(name: string, size: number | null): void {
    this.#bytes += (size ?? 0) - (this.#sizes.get(name) ?? 0);
    this.#sizes.delete(name);
    if (size !== null) this.#sizes.set(name, size);
  }

  #open(): Promise<void> {
    this.#ready ??= this.#look();
    return this.#ready;
  }

  /** Registers the files of an earlier run. */
  async #look(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const names = await readdir(this.#folder);
    const files = await Promise.all(names.map(async (name) => ({ name, ...(await this.#statOf(name)) })));
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) this.#note(name, size);
  }

  async #statOf(name: string): Promise<{ size: number; mtimeMs: number }> {
    const { size, mtimeMs } = await stat(join(this.#folder, name));
    return { size, mtimeMs };
  }
}
