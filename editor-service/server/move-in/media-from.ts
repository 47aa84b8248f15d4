import { fetchedMedia } from './media/fetched-media.ts';
import { folderMedia } from './media/folder-media.ts';
import { type MediaSource, noMedia } from './media/media-source.ts';

/** Where `--media` says that files come from: an address to fetch from, a folder, or nowhere. */
export async function mediaFrom(place: string | undefined): Promise<MediaSource> {
  if (place === undefined) return noMedia;
  return /^https?:\/\//i.test(place) ? fetchedMedia(place) : folderMedia(place);
}
