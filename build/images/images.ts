import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { parseVariantName } from '#content-store/model/media/image.ts';
import type { DecodedOriginals } from './decoded-originals.ts';

/** Effort 2 takes half the time of the default and makes files 5 % larger. */
const WEBP = { quality: 80, effort: 2 };
const JPEG = { quality: 80, mozjpeg: true };

/** The variants of a site's images: made once from the originals and kept by name. */
export class ImageVariants {
  readonly #made: CachedFolder;
  readonly #originals: CachedFolder;
  #decoded: Promise<DecodedOriginals> | undefined;
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
    if (!existsSync(cached) && !(await this.#made.fetch(name))) await this.#make(name, cached);
    return readFileSync(cached);
  }

  async #make(name: string, cached: string): Promise<void> {
    const variant = parseVariantName(name);
    const original = await this.originalOf(name);
    if (!variant || !original) throw new Error(`The original of image ${name} is missing`);
    mkdirSync(this.cache, { recursive: true });
    const temporary = `${cached}.${randomUUID()}.tmp`;
    // In pixels of the upright original, without metadata.
    const { width, height, crop, format } = variant;
    this.#decoded ??= decodedOriginals();
    await (await this.#decoded).use(original, (image) => {
      const cut = crop ? image.extract(crop) : image;
      const sized = cut.resize(width, height, { fit: 'cover' });
      const encoded = format === 'jpg' ? sized.flatten({ background: '#fff' }).jpeg(JPEG) : sized.webp(WEBP);
      return encoded.toFile(temporary);
    });
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

/** Loads sharp with the first picture that is made: it takes a third of a service's start, and most starts make none. */
const decodedOriginals = async () => new (await import('./decoded-originals.ts')).DecodedOriginals();
