import type { MediaVariants } from '../media/media-variants.ts';
import { fileUnder } from '../static-files/find-file.ts';
import type { PageFacts } from './page-facts.ts';

/** Sizes that were not made yet are made now: the publish needs them anyway. No more than these for one check. */
const MOST_MADE = 24;

/** How many bytes the pictures of a page have in their largest size, by their address; those on other servers are unknown. */
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
  // A picture that cannot be made is the business of whoever renders the page.
  const weights = await Promise.all(addresses.map((src) => weigh(src).catch(() => null)));
  return new Map(weights.filter((weight) => weight !== null));
}
