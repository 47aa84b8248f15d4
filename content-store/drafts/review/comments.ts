import type { Selectable } from 'kysely';
import { type CommentAnchor, type CommentThread, commentAnchorSchema } from '../../model/entities/comment.ts';
import type { Collection } from '../../model/entities/page.ts';
import { AppError } from '../../model/error.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { type Stamp, timeAfter } from '../database/stamp.ts';

/** The page that comments are about. */
export interface CommentedPage {
  collection: Collection;
  pageId: string;
}

type Row = Selectable<Database['comments']>;

/** How many comments a page can have, resolved ones included. */
const MAX_COMMENTS = 1000;

/** The threads of a page, the oldest first. */
export async function threadsOf(db: Db, page: CommentedPage): Promise<CommentThread[]> {
  const stored = await ofPage(db, page).selectAll().orderBy('createdAt').orderBy('id').execute();
  const threads = Map.groupBy(stored, ({ thread }) => thread);
  return [...threads.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first?.anchor) return [];
    const { id: _id, anchor, resolvedAt, resolvedBy } = first;
    const comments = rows.map(({ id, author, text, createdAt, editedAt }) => {
      return { _id: id, author, text, createdAt, editedAt };
    });
    return [{ _id, anchor: commentAnchorSchema.parse(JSON.parse(anchor)), resolvedAt, resolvedBy, comments }];
  });
}

const ofPage = (db: Db, { collection, pageId }: CommentedPage) =>
  db.selectFrom('comments').where('collection', '=', collection).where('pageId', '=', pageId);

/** A comment of this page; undefined when it has been removed. */
export const commentOf = (db: Db, page: CommentedPage, id: string): Promise<Row | undefined> =>
  ofPage(db, page).where('id', '=', id).selectAll().executeTakeFirst();

/** A comment of this page. Throws AppError `not-found`. */
export async function requireComment(db: Db, page: CommentedPage, id: string): Promise<Row> {
  const row = await commentOf(db, page, id);
  if (!row) throw new AppError('not-found', 'This comment has been removed');
  return row;
}

/** A comment to be stored: with an anchor it begins a thread, with the id of a thread it is a reply. */
interface NewComment {
  id: string;
  about: CommentAnchor | string;
  text: string;
}

/**
 * Stores a comment; a reply reopens its thread. False when it is stored already, as after a call that was repeated. Throws
 * AppError `conflict` for an id that another comment has, `not-found` for a thread that is gone, `too-many`.
 */
export async function addComment(db: Db, page: CommentedPage, added: NewComment, { at, by }: Stamp): Promise<boolean> {
  const { id, about, text } = added;
  const stored = await db.selectFrom('comments').where('id', '=', id).selectAll().executeTakeFirst();
  if (stored) {
    if (stored.author === by && stored.pageId === page.pageId) return false;
    throw new AppError('conflict', 'Another comment has this id');
  }
  const all = ofPage(db, page).select(({ fn }) => [fn.countAll<number>().as('total'), fn.max('createdAt').as('last')]);
  const { total, last } = await all.executeTakeFirstOrThrow();
  if (total >= MAX_COMMENTS)
    throw new AppError('too-many', 'This page has too many comments; remove some that are resolved');
  const isReply = typeof about === 'string';
  if (isReply) {
    const first = await requireComment(db, page, about);
    if (first.thread !== about) throw new AppError('not-found', 'This comment begins no thread');
    await resolveThread(db, about, null);
  }
  const createdAt = timeAfter(last ?? '', { at, by });
  const said = { id, ...page, text, author: by, createdAt, editedAt: null, resolvedAt: null, resolvedBy: null };
  const place = isReply ? { thread: about, anchor: null } : { thread: id, anchor: JSON.stringify(about) };
  await db
    .insertInto('comments')
    .values({ ...said, ...place })
    .execute();
  return true;
}

/** Marks a thread as resolved, or as open again with null. */
export async function resolveThread(db: Db, thread: string, stamp: Stamp | null): Promise<void> {
  const row = { resolvedAt: stamp?.at ?? null, resolvedBy: stamp?.by ?? null };
  await db.updateTable('comments').set(row).where('id', '=', thread).execute();
}

/** Replaces the text of a comment. */
export async function editComment(db: Db, id: string, text: string, editedAt: string): Promise<void> {
  await db.updateTable('comments').set({ text, editedAt }).where('id', '=', id).execute();
}

/** Removes a comment. The first one of a thread leaves its place to the replies of others, and goes with the last of them. */
export async function removeComment(db: Db, { id, thread }: Pick<Row, 'id' | 'thread'>, at: string): Promise<void> {
  const others = await db
    .selectFrom('comments')
    .where('thread', '=', thread)
    .where('id', '!=', id)
    .selectAll()
    .execute();
  if (id === thread && others.length > 0) return editComment(db, id, '', at);
  const isEmptied = others.every(({ text }) => text === '');
  const gone = isEmptied
    ? db.deleteFrom('comments').where('thread', '=', thread)
    : db.deleteFrom('comments').where('id', '=', id);
  await gone.execute();
}

/** How many open threads each page and section of a domain has; those without any are left out. */
export function countOpenThreads(db: Db, domainId: string) {
  return db
    .selectFrom('comments')
    .innerJoin('pages', (join) =>
      join.onRef('pages.id', '=', 'comments.pageId').onRef('pages.collection', '=', 'comments.collection'),
    )
    .where('pages.domainId', '=', domainId)
    .where('pages.copy', '=', 'draft')
    .where('comments.anchor', 'is not', null)
    .where('comments.resolvedAt', 'is', null)
    .groupBy(['comments.pageId', 'comments.collection'])
    .select(({ fn }) => ['comments.pageId', 'comments.collection', fn.countAll<number>().as('open')])
    .orderBy('comments.pageId')
    .execute();
}
