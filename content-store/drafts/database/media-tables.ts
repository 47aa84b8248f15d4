import type { MediaKind } from '../../model/media/library-item.ts';
import type { Copy } from './content-tables.ts';

/** `words`: name and alt text in lower case, to be searched; `size`: bytes of the original. */
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

/** Which original is used by which document: `owner` is the `_id` of a page or of a site document. */
export interface MediaUsesTable {
  owner: string;
  copy: Copy;
  mediaId: string;
  domainId: string;
}
