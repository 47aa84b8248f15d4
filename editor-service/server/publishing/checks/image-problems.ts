import type { Problem } from '../../../contract/pages-checks.ts';
import { fileUnder } from '../../http/static-files/find-file.ts';
import type { PageFacts } from '../../preview/page-facts.ts';
import type { MediaVariants } from '../../storage/site-store.ts';

/** A larger image alone takes seconds on a slow connection. */
export const LARGE_BYTES = 500_000;

/** Images without a description (WCAG 1.1.1), and large ones. `bytesOf` returns the size of the file at an address. */
export function imageProblems({ images }: PageFacts, bytesOf: (src: string) => number | undefined): Problem[] {
  return images.flatMap(({ src, alt, blockKey, isNamedBeside, isDecorative }) => [
    ...(alt.trim() === '' && !isNamedBeside && !isDecorative ? [undescribed(blockKey)] : []),
    ...large(bytesOf(src) ?? 0, blockKey),
  ]);
}

const undescribed = (blockKey: string | null): Problem => ({
  check: 'missing alt text',
  severity: 'error',
  message: 'A picture has no description. Describe it here or in the media library, or mark it as decorative.',
  blockKey,
});

function large(bytes: number, blockKey: string | null): Problem[] {
  if (bytes <= LARGE_BYTES) return [];
  const message = `A picture is ${Math.round(bytes / 1000)} KB, which is slow to load for some visitors. Crop it, or choose a simpler one.`;
  return [{ check: 'large image', severity: 'warning', message, blockKey }];
}

/** Missing variants are created now, since the publish needs them anyway, but at most this many per check. */
const MAX_MADE = 24;

/** Bytes of the page's images in their largest size, by address; images on other servers are unknown. */
export async function imageWeights({ images }: PageFacts, variants: MediaVariants): Promise<Map<string, number>> {
  const addresses = [...new Set(images.map(({ src }) => src))].filter((src) => src.startsWith('/_media/'));
  let made = 0;
  const weigh = async (src: string) => {
    const name = src.slice('/_media/'.length);
    if (!fileUnder(variants.folder, name)) {
      if (made++ >= MAX_MADE) return null;
      await variants.make(name);
    }
    const file = fileUnder(variants.folder, name);
    return file ? ([src, file.size] as const) : null;
  };
  // An image that cannot be created is for the rendering of the page to handle.
  const weights = await Promise.all(addresses.map((src) => weigh(src).catch(() => null)));
  return new Map(weights.filter((weight) => weight !== null));
}
