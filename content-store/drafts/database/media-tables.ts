import type { MediaKind } from '../../model/media/library-item.ts';
import type { Copy } from './content-tables.ts';

/** `words`: name and alt text in lower case, for searches; `size`: of the original, in bytes. */
export interface MediaTable {
  id: string;
  kind: MediaKind;
  hash: string;
  words: string;
  size: number;
  uploadedAt: string;
  uploadedBy: string;
  document: string;
}

/** The originals that documents use: `owner` is the `_id` of a page or of a site document. */
export interface MediaUsesTable {
  owner: string;
  copy: Copy;
  mediaId: string;
  domainId: string;
}
