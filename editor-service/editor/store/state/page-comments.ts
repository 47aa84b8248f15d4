import type { CommentAnchor, CommentThread, PageComment } from '#content-store/model/entities/comment.ts';
import { t } from '../../words/t.ts';
import { shownBlockName } from '../blocks/block-name.ts';
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
  const name = block ? shownBlockName(block.item) : place.field ? documentTitles.page : t('This page');
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
export const openThreads = (threads: readonly CommentThread[]): readonly CommentThread[] =>
  threads.filter(({ resolvedAt }) => resolvedAt === null);

const OPEN = { resolvedAt: null, resolvedBy: null };

/** The threads after a change; as they are if it is stored already. */
function afterChange(threads: readonly CommentThread[], { change, by, at }: WaitingComment): readonly CommentThread[] {
  const { kind, comment } = change;
  const now = new Date(at).toISOString();
  const said = (text: string) => ({ _id: comment, author: by, text, createdAt: now, editedAt: null });
  const inThread = (id: string, next: (thread: CommentThread) => Partial<CommentThread>) =>
    threads.map((thread) => (thread._id === id ? { ...thread, ...next(thread) } : thread));
  const isStored = threads.some(({ comments }) => comments.some(({ _id }) => _id === comment));
  if (isStored && (kind === 'add' || kind === 'reply')) return threads;
  switch (kind) {
    case 'add':
      return [...threads, { _id: comment, anchor: change.anchor, ...OPEN, comments: [said(change.text)] }];
    case 'reply':
      return inThread(change.thread, ({ comments }) => ({ ...OPEN, comments: [...comments, said(change.text)] }));
    case 'resolve':
      return inThread(comment, () => ({ resolvedAt: now, resolvedBy: by }));
    case 'reopen':
      return inThread(comment, () => OPEN);
    case 'edit':
    case 'remove': {
      const text = kind === 'edit' ? change.text : '';
      const changed = (one: PageComment) => (one._id === comment ? { ...one, text, editedAt: now } : one);
      const withChange = ({ comments, ...thread }: CommentThread) => {
        // The first of a thread leaves its place to the replies.
        const left = comments.map(changed).filter((one) => one.text !== '' || one._id === thread._id);
        return { ...thread, comments: left };
      };
      return threads.map(withChange).filter(({ comments }) => comments.some((one) => one.text !== ''));
    }
  }
}

/** The keys of the page's blocks in the order of the page, in one text that is the same until one comes, goes or moves. */
export const blockOrder = (documents: Documents | null): string =>
  (documents ? allPlaces(documents) : []).map(({ item }) => item.key).join(' ');

/** True while a change of this comment or thread has not reached the service. */
export const isUnsent = ({ comments }: Pick<EditorState, 'comments'>, id: string): boolean =>
  comments.waiting.some(({ change, problem }) => change.comment === id && !problem);
