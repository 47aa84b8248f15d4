import type { Focus } from '#content-store/model/media/image.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import type { send } from '../api/client.ts';
import { isSame } from '../store/documents/same.ts';
import { splitAtCommas } from '../ui/listed.ts';

/** What editors say about an original; `tags` as one text. */
export interface Details {
  name: string;
  alt: string;
  focus: Focus | null;
  folder: string;
  tags: string;
}

export function detailsOf(item: LibraryItem): Details {
  const { name, folder, tags } = item;
  const image = item.kind === 'image' ? item : null;
  return { name, alt: image?.alt ?? '', focus: image?.focus ?? null, folder, tags: tags.join(', ') };
}

/**
 * Saves what was changed, and returns the item as it is stored then. Where it is filed is saved first: that needs no
 * permission to publish.
 */
export async function saveDetails(call: typeof send, item: LibraryItem, details: Details): Promise<LibraryItem> {
  const before = detailsOf(item);
  let stored = item;
  if (details.folder !== before.folder || details.tags !== before.tags) {
    const tags = splitAtCommas(details.tags);
    const removeTags = item.tags.filter((tag) => !tags.includes(tag));
    const change = { ids: [item._id], folder: details.folder, addTags: tags, removeTags };
    const { items } = await call('media/organise', change);
    stored = items[0] ?? stored;
  }
  const words = { name: details.name, ...(item.kind === 'image' && { alt: details.alt, focus: details.focus }) };
  const isSaid = details.name === before.name && details.alt === before.alt && isSame(details.focus, before.focus);
  return isSaid ? stored : call('media/update', { _id: item._id, ...words });
}
