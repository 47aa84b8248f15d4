import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type ImageVariant, parseVariantName } from '#content-store/model/image.ts';

/** Larger originals, all frames together, are refused before they are decoded; 40 megapixels take about 160 MB. */
export const MOST_PIXELS = 40_000_000;
const SECONDS = 30;

sharp.concurrency(1);

/** Opens an image, upright, so that decoding takes neither too much memory nor too much time. */
export function openImage(file: string, frames: 'all frames' | 'first frame' = 'all frames'): Sharp {
  const options = { limitInputPixels: MOST_PIXELS, animated: frames === 'all frames' };
  return sharp(file, options).timeout({ seconds: SECONDS }).autoOrient();
}

/** Cuts and scales an original to a variant, as WebP without metadata. `crop` is in pixels of the upright original. */
export async function makeVariant(
  original: string,
  { width, height, crop }: ImageVariant,
  file: string,
): Promise<void> {
  const image = openImage(original);
  if (crop) image.extract(crop);
  await image.resize(width, height, { fit: 'cover' }).webp({ quality: 80 }).toFile(file);
}

/** The variants of a site's images: made once from the originals, kept in a cache folder under their name. */
export class ImageVariants {
  readonly #originals: string;
  readonly #cache: string;
  /** First 16 hexadecimal digits of an original's hash → its file name. */
  #files = new Map<string, string>();

  constructor(originals: string, cache: string) {
    this.#originals = originals;
    this.#cache = cache;
  }

  /** The bytes of a variant, made if it is missing. Throws when there is no such original or it cannot be decoded. */
  async read(name: string): Promise<Buffer> {
    const cached = join(this.#cache, name);
    if (!existsSync(cached)) await this.#make(name, cached);
    return readFileSync(cached);
  }

  async #make(name: string, cached: string): Promise<void> {
    const variant = parseVariantName(name);
    const original = variant && (await this.#originalOf(variant.hashPrefix));
    if (!variant || !original) throw new Error(`The original of image ${name} is missing`);
    mkdirSync(this.#cache, { recursive: true });
    const temporary = `${cached}.${randomUUID()}.tmp`;
    await makeVariant(join(this.#originals, original), variant, temporary);
    renameSync(temporary, cached);
  }

  async #originalOf(hashPrefix: string): Promise<string | undefined> {
    if (!this.#files.has(hashPrefix)) {
      const entries = await readdir(this.#originals, { withFileTypes: true }).catch(() => []); // No folder: no originals.
      const files = entries.filter((entry) => entry.isFile()); // Links are not followed.
      this.#files = new Map(files.map(({ name }) => [name.slice(0, 16), name]));
    }
    return this.#files.get(hashPrefix);
  }
}
