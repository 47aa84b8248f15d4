import type { CommentAnchor, CommentThread, PageComment } from '#content-store/model/entities/comment.ts';
import { blockName } from '../blocks/block-name.ts';
import { allPlaces, findBlock } from '../blocks/block-tree.ts';
import type { Documents } from '../documents/documents.ts';
import { documentTitles } from '../fields/owner-fields.ts';
import type { PageComments, WaitingComment } from './comments-state.ts';
import type { EditorState } from './editor-state.ts';

/** Where a comment belongs, before it says what that is called. */
export type CommentPlace = Omit<CommentAnchor, 'name'>;

export const ofBlock = (block: string | null): CommentPlace => ({ block, field: '', quote: null, point: null });

/** Opens the side to comment on this place. */
export function commentingOn(documents: Documents | null, place: CommentPlace): Partial<EditorState> {
  const block = documents && place.block !== null ? findBlock(documents, place.block) : null;
  const name = block ? blockName(block.item) : place.field ? documentTitles.page : 'This page';
  return { isCommentsOpen: true, commentFocus: { kind: 'new', anchor: { ...place, name } } };
}

/** Opens the side at a thread. */
export const showingThread = (id: string): Partial<EditorState> => ({
  isCommentsOpen: true,
  commentFocus: { kind: 'thread', id },
});

const known = new WeakMap<PageComments, readonly CommentThread[]>();

/** The threads as they will be once everything is sent: the same object until something changes. */
export function shownThreads({ comments, saved }: Pick<EditorState, 'comments' | 'saved'>): readonly CommentThread[] {
  const ours = comments.waiting.filter(({ page, problem }) => page._id === saved?.page._id && !problem);
  const threads = known.get(comments) ?? ours.reduce(afterChange, comments.stored);
  known.set(comments, threads);
  return threads;
}

/** The threads that are not resolved. */
export const openThreads = (state: Pick<EditorState, 'comments' | 'saved'>): readonly CommentThread[] =>
  shownThreads(state).filter(({ resolvedAt }) => resolvedAt === null);

/** The threads after a change; as they are if it is stored already. */
function afterChange(threads: readonly CommentThread[], { change, by, at }: WaitingComment): readonly CommentThread[] {
  const { comment } = change;
  const createdAt = new Date(at).toISOString();
  const all = threads.flatMap(({ comments }) => comments);
  const isStored = all.some(({ _id }) => _id === comment);
  switch (change.kind) {
    case 'add': {
      const said = { _id: comment, author: by, text: change.text, createdAt, editedAt: null };
      const thread = { _id: comment, anchor: change.anchor, resolvedAt: null, resolvedBy: null, comments: [said] };
      return isStored ? threads : [...threads, thread];
    }
    case 'reply': {
      const said = { _id: comment, author: by, text: change.text, createdAt, editedAt: null };
      const answered = (thread: CommentThread) => ({
        ...thread,
        resolvedAt: null,
        resolvedBy: null,
        comments: [...thread.comments, said],
      });
      return isStored ? threads : threads.map((thread) => (thread._id === change.thread ? answered(thread) : thread));
    }
    case 'resolve':
    case 'reopen': {
      const isResolved = change.kind === 'resolve';
      const state = { resolvedAt: isResolved ? createdAt : null, resolvedBy: isResolved ? by : null };
      return threads.map((thread) => (thread._id === comment ? { ...thread, ...state } : thread));
    }
    case 'edit':
      return eachComment(threads, (one) =>
        one._id === comment ? { ...one, text: change.text, editedAt: createdAt } : one,
      );
    case 'remove':
      return threads
        .map((thread) => {
          const rest = thread.comments.filter(({ _id }) => _id !== comment);
          const [first] = thread.comments;
          const isFirst = first?._id === comment && rest.length > 0;
          return { ...thread, comments: isFirst ? [{ ...first, text: '' }, ...rest] : rest };
        })
        .filter(({ comments }) => comments.some(({ text }) => text !== ''));
  }
}

const eachComment = (threads: readonly CommentThread[], change: (comment: PageComment) => PageComment) =>
  threads.map((thread) => ({ ...thread, comments: thread.comments.map(change) }));

/** The keys of the page's blocks in the order of the page, in one text that is the same until one comes, goes or moves. */
export const blockOrder = (documents: Documents | null): string =>
  documents
    ? allPlaces(documents)
        .map(({ item }) => item.key)
        .join(' ')
    : '';

/** True while a change of this comment or thread has not reached the service. */
export const isUnsent = ({ comments }: Pick<EditorState, 'comments'>, id: string): boolean =>
  comments.waiting.some(({ change, problem }) => change.comment === id && !problem);
