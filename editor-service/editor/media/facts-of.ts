import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { byteSize } from '../ui/byte-size.ts';

/** Describes an original in one line: `JPG, 2400 × 1600, 1.2 MB`. The size of some old originals is unknown. */
export function factsOf(item: LibraryItem): string {
  const pixels = item.kind === 'image' ? [`${item.width} × ${item.height}`] : [];
  const size = item.size > 0 ? [byteSize(item.size)] : [];
  return [item.ext.toUpperCase(), ...pixels, ...size].join(', ');
}
