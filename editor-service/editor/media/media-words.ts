import { FILE_EXTENSIONS } from '#content-store/model/media/file.ts';
import type { LibraryItem, MediaKind } from '#content-store/model/media/library-item.ts';
import { byteSize } from '../ui/byte-size.ts';

/** Describes an original in one line: `JPG, 2400 × 1600, 1.2 MB`. The size of some old originals is unknown. */
export function mediaFacts(item: LibraryItem): string {
  const pixels = item.kind === 'image' ? [`${item.width} × ${item.height}`] : [];
  const size = item.size > 0 ? [byteSize(item.size)] : [];
  return [item.ext.toUpperCase(), ...pixels, ...size].join(', ');
}

/** The name of an original; without a name its alt text, else its id. */
export function mediaName(item: LibraryItem): string {
  const alt = item.kind === 'image' ? item.alt : '';
  return item.name || alt || item._id;
}

/** The file types the library accepts, as values for the `accept` attribute. */
export const ACCEPTED: Record<MediaKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,image/svg+xml,.heic,.heif',
  file: FILE_EXTENSIONS.map((extension) => `.${extension}`).join(','),
};
