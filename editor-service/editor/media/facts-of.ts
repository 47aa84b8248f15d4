import type { LibraryItem } from '#content-store/model/media/library-item.ts';

/** Describes an original in one line: `JPG, 2400 × 1600, 1.2 MB`. The size of some old originals is unknown. */
export function factsOf(item: LibraryItem): string {
  const pixels = item.kind === 'image' ? [`${item.width} × ${item.height}`] : [];
  const size = item.size > 0 ? [sizeOf(item.size)] : [];
  return [item.ext.toUpperCase(), ...pixels, ...size].join(', ');
}

function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
