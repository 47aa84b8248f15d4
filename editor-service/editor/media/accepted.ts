import { FILE_EXTENSIONS } from '#content-store/model/media/file.ts';
import type { MediaKind } from '#content-store/model/media/library-item.ts';

/** What the library takes, as file inputs understand it. */
export const ACCEPTED: Record<MediaKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  file: FILE_EXTENSIONS.map((extension) => `.${extension}`).join(','),
};
