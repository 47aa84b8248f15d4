import { FILE_EXTENSIONS } from '#content-store/model/media/file.ts';
import type { MediaKind } from '#content-store/model/media/library-item.ts';

/** The file types the library accepts, as values for the `accept` attribute. */
export const ACCEPTED: Record<MediaKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,image/svg+xml,.heic,.heif',
  file: FILE_EXTENSIONS.map((extension) => `.${extension}`).join(','),
};
