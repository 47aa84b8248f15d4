import type { CommentThread, PageComment } from '../../model/entities/comment.ts';
import type { Collection } from '../../model/entities/page.ts';
import type { Stored } from './stored.ts';

/** Times are ISO 8601 UTC. */
export interface ReviewTables {
  /** `thread`: the id of its first comment, which alone has an anchor (JSON) and may be resolved. */
  comments: Stored<PageComment> &
    Pick<CommentThread, 'resolvedAt' | 'resolvedBy'> & {
      collection: Collection;
      pageId: string;
      thread: string;
      anchor: string | null;
      /** The e-mail address of an author without an account. */
      guest: string | null;
    };
}
