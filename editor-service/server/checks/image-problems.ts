import type { Problem } from '../../contract/page-checks.ts';
import type { PageFacts } from './page-facts.ts';

/** A larger image alone takes seconds on a slow connection. */
export const LARGE_BYTES = 500_000;

/** Images without a description (WCAG 1.1.1), and large ones. `bytesOf` returns the size of the file at an address. */
export function imageProblems({ images }: PageFacts, bytesOf: (src: string) => number | undefined): Problem[] {
  return images.flatMap(({ src, alt, blockKey, isNamedBeside }) => [
    ...(alt.trim() === '' && !isNamedBeside ? [undescribed(blockKey)] : []),
    ...large(bytesOf(src) ?? 0, blockKey),
  ]);
}

const undescribed = (blockKey: string | null): Problem => ({
  check: 'missing alt text',
  severity: 'error',
  message: 'A picture has no description. Say here or in the media library what it shows.',
  blockKey,
});

function large(bytes: number, blockKey: string | null): Problem[] {
  if (bytes <= LARGE_BYTES) return [];
  const message = `A picture weighs ${Math.round(bytes / 1000)} KB. Visitors on slow lines wait for it: crop it, or choose a calmer one.`;
  return [{ check: 'large image', severity: 'warning', message, blockKey }];
}
