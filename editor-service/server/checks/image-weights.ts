import type { MediaVariants } from '../media/media-variants.ts';
import { fileUnder } from '../static-files/find-file.ts';
import type { PageFacts } from './page-facts.ts';

/** Missing variants are created now, since the publish needs them anyway, but at most this many per check. */
const MOST_MADE = 24;

/** Bytes of the page's images in their largest size, by address; images on other servers are unknown. */
export async function imageWeights({ images }: PageFacts, variants: MediaVariants): Promise<Map<string, number>> {
  const addresses = [...new Set(images.map(({ src }) => src))].filter((src) => src.startsWith('/_media/'));
  let made = 0;
  const weigh = async (src: string) => {
    const name = src.slice('/_media/'.length);
    if (!fileUnder(variants.folder, name)) {
      if (made++ >= MOST_MADE) return null;
      await variants.make(name);
    }
    const file = fileUnder(variants.folder, name);
    return file ? ([src, file.size] as const) : null;
  };
  // An image that cannot be created is for the rendering of the page to handle.
  const weights = await Promise.all(addresses.map((src) => weigh(src).catch(() => null)));
  return new Map(weights.filter((weight) => weight !== null));
}
