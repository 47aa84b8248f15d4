import sharp, { type Sharp } from 'sharp';
import { openImage } from './open-image.ts';

/** Larger originals, and those that move, are decoded for each variant anew: several at once would take too much memory. */
const MOST_SHARED_PIXELS = 12_000_000;

interface InUse {
  open: Promise<() => Sharp>;
  users: number;
}

/** Decodes an original once for all variants that are asked for together, and keeps nothing when they are made. */
export class DecodedOriginals {
  readonly #inUse = new Map<string, InUse>();

  /** Gives `make` an image of its own to cut and scale. */
  async use<Result>(file: string, make: (image: Sharp) => Promise<Result>): Promise<Result> {
    const entry = this.#inUse.get(file) ?? { open: decode(file), users: 0 };
    this.#inUse.set(file, entry);
    entry.users += 1;
    try {
      const open = await entry.open;
      return await make(open());
    } finally {
      entry.users -= 1;
      if (entry.users === 0) this.#inUse.delete(file);
    }
  }
}

/** Always the same way for the same file, so that a variant has the same bytes whatever is made beside it. */
async function decode(file: string): Promise<() => Sharp> {
  const { pages = 1, width, height } = await openImage(file).metadata();
  if (pages > 1 || width * height > MOST_SHARED_PIXELS) return () => openImage(file);
  const { data, info } = await openImage(file).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { channels } = info;
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels } });
}
