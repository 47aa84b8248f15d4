import sharp, { type Sharp } from 'sharp';
import { openImage } from './open-image.ts';

/** Larger and animated originals are decoded again for each variant: several at once would take too much memory. */
const MAX_SHARED_PIXELS = 12_000_000;

interface InUse {
  open: Promise<() => Sharp>;
  users: number;
}

/** Decodes an original once for all variants that are made concurrently, then drops it. */
export class DecodedOriginals {
  readonly #inUse = new Map<string, InUse>();

  /** Gives `make` its own image to crop and scale. */
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

/** Decodes a file the same way each time, so that a variant's bytes do not depend on the others being made. */
async function decode(file: string): Promise<() => Sharp> {
  const { pages = 1, width, height } = await openImage(file).metadata();
  if (pages > 1 || width * height > MAX_SHARED_PIXELS) return () => openImage(file);
  const { data, info } = await openImage(file).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { channels } = info;
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels } });
}
