import type { LibraryItem } from '#content-store/model/media/library-item.ts';

/** The name of an original; without a name its alt text, else its id. */
export function nameOf(item: LibraryItem): string {
  const alt = item.kind === 'image' ? item.alt : '';
  return item.name || alt || item._id;
}
