import type { CommentAnchor, CommentThread } from '#content-store/model/entities/comment.ts';
import type { Collection } from '#content-store/model/entities/page.ts';

/** What a person does to a comment, as the call of this name takes it; `comment` is the id of the comment or thread. */
export type CommentChange = { comment: string } & (
  | { kind: 'add'; anchor: CommentAnchor; text: string }
  | { kind: 'reply'; thread: string; text: string }
  | { kind: 'edit'; text: string }
  | { kind: 'remove' | 'resolve' | 'reopen' }
);

/** A change that the service has not confirmed yet. */
export interface WaitingComment {
  id: string;
  domainId: string;
  page: { _id: string; collection: Collection };
  by: string;
  /** In milliseconds. */
  at: number;
  change: CommentChange;
  /** Why the service refused it; it is not sent again. */
  problem?: string;
}

/** The comments of the open page. */
export interface PageComments {
  /** As the service said last. */
  stored: readonly CommentThread[];
  /** What waits to be sent, about any page, the oldest first. */
  waiting: readonly WaitingComment[];
}

/** What the side of comments is opened for: a thread, or a new one about something. */
export type CommentFocus = { kind: 'thread'; id: string } | { kind: 'new'; anchor: CommentAnchor };
