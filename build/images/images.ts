import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { parseVariantName } from '#content-store/model/media/image.ts';
import { VariantProcess } from './variant-process.ts';

/** The variants of a site's images: made once from the originals and kept by name. */
export class ImageVariants {
  readonly #made: CachedFolder;
  readonly #originals: CachedFolder;
  readonly #process = new VariantProcess();
  readonly #running = new Map<string, Promise<void>>();
  /** First 16 hexadecimal digits of an original's hash → its file name. */
  #files = new Map<string, string>();

  constructor(originals: CachedFolder, made: CachedFolder) {
    this.#originals = originals;
    this.#made = made;
  }

  /** The folder of what was made. */
  get cache(): string {
    return this.#made.folder;
  }

  /** The bytes of a variant, made if missing. Throws when the original is missing or cannot be decoded. */
  async read(name: string): Promise<Buffer> {
    const cached = join(this.cache, name);
    if (!existsSync(cached)) {
      const running = this.#running.get(name) ?? this.#fetch(name, cached).finally(() => this.#running.delete(name));
      this.#running.set(name, running);
      await running;
    }
    return readFileSync(cached);
  }

  async #fetch(name: string, cached: string): Promise<void> {
    if (!(await this.#made.fetch(name))) await this.#make(name, cached);
  }

  async #make(name: string, cached: string): Promise<void> {
    const original = await this.originalOf(name);
    if (!original) throw new Error(`The original of image ${name} is missing`);
    mkdirSync(this.cache, { recursive: true });
    const temporary = `${cached}.${randomUUID()}.tmp`;
    await this.#process.make({ original, name, target: temporary });
    renameSync(temporary, cached);
    await this.#made.send(name);
  }

  /** The file that a variant is made from. */
  async originalOf(name: string): Promise<string | undefined> {
    const { hashPrefix } = parseVariantName(name) ?? { hashPrefix: '' };
    if (!this.#files.has(hashPrefix)) {
      const entries = await readdir(this.#originals.folder, { withFileTypes: true }).catch(() => []); // No folder, no originals.
      const files = entries.filter((entry) => entry.isFile()); // Links are not followed.
      this.#files = new Map(files.map(({ name }) => [name.slice(0, 16), name]));
    }
    const file = this.#files.get(hashPrefix) ?? (await this.#originals.fetchBeginning(hashPrefix));
    return file && join(this.#originals.folder, file);
  }
}
