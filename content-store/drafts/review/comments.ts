import type { Selectable } from 'kysely';
import {
  type CommentAnchor,
  type CommentThread,
  commentAnchorSchema,
  commentSchema,
} from '../../model/entities/comment.ts';
import type { Collection } from '../../model/entities/page.ts';
import { AppError } from '../../model/error.ts';
import { countRows } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import type { Database } from '../database/schema.ts';
import { type Stamp, timeAfter } from '../database/stamp.ts';

/** The page that comments are about. */
interface CommentedPage {
  _id: string;
  collection: Collection;
}

type Row = Selectable<Database['comments']>;

/** How many comments a page can have, resolved ones included, and how many of them from one guest. */
const MAX_COMMENTS = 1000;
const MAX_OF_GUEST = 100;

/** The threads of a page, the oldest first; with `guests` (e-mail addresses) only those that one of them began. */
export async function threadsOf(db: Db, page: CommentedPage, guests?: readonly string[]): Promise<CommentThread[]> {
  const begun = guests && ofPage(db, page).where('guest', 'in', guests).whereRef('id', '=', 'thread').select('id');
  const shown = begun ? ofPage(db, page).where('thread', 'in', begun) : ofPage(db, page);
  const stored = await shown.selectAll().orderBy('createdAt').orderBy('id').execute();
  const threads = Map.groupBy(stored, ({ thread }) => thread);
  return [...threads.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first?.anchor) return [];
    const { id: _id, resolvedAt, resolvedBy } = first;
    const anchor = commentAnchorSchema.parse(JSON.parse(first.anchor));
    const comments = rows.map(({ id, ...row }) => commentSchema.parse({ _id: id, ...row }));
    return [{ _id, anchor, resolvedAt, resolvedBy, comments }];
  });
}

const ofPage = (db: Db, { collection, _id: pageId }: CommentedPage) =>
  db.selectFrom('comments').where((is) => is.and({ collection, pageId }));

/** A comment of this page; undefined when it has been removed. */
export const commentOf = (db: Db, page: CommentedPage, id: string): Promise<Row | undefined> =>
  ofPage(db, page).where('id', '=', id).selectAll().executeTakeFirst();

/** A comment of this page. Throws AppError `not-found`. */
export async function requireComment(db: Db, page: CommentedPage, id: string): Promise<Row> {
  const row = await commentOf(db, page, id);
  if (!row) throw new AppError('not-found', 'This comment has been removed');
  return row;
}

/** A comment to be stored: with an anchor it begins a thread, else it is a reply in one. */
type NewComment = { comment: string; text: string } & ({ anchor: CommentAnchor } | { thread: string });

/**
 * Stores a comment; a reply reopens its thread. False when it is stored already, as after a call that was repeated. Throws
 * AppError `conflict` for an id that another comment has, `not-found` for a thread that is gone, `too-many`.
 */
export async function addComment(
  db: Db,
  page: CommentedPage,
  added: NewComment,
  { at, by }: Stamp,
  guest: string | null = null,
): Promise<boolean> {
  const { comment: id, text } = added;
  const stored = await db.selectFrom('comments').where('id', '=', id).selectAll().executeTakeFirst();
  if (stored) {
    if (stored.author === by && stored.pageId === page._id) return false;
    throw new AppError('conflict', 'Another comment has this id');
  }
  const all = ofPage(db, page).select(({ fn }) => [fn.countAll<number>().as('total'), fn.max('createdAt').as('last')]);
  const { total, last } = await all.executeTakeFirstOrThrow();
  if (total >= MAX_COMMENTS)
    throw new AppError('too-many', 'This page has too many comments; remove some that are resolved');
  if (guest !== null && (await countRows(ofPage(db, page).where('guest', '=', guest))) >= MAX_OF_GUEST)
    throw new AppError('too-many', 'You have written many comments here; say the rest in your answer');
  if ('thread' in added) {
    const first = await requireComment(db, page, added.thread);
    if (first.thread !== first.id) throw new AppError('not-found', 'This comment begins no thread');
    await resolveThread(db, first.id, null);
  }
  const createdAt = timeAfter(last ?? '', { at, by });
  const place =
    'thread' in added ? { thread: added.thread, anchor: null } : { thread: id, anchor: JSON.stringify(added.anchor) };
  const said = { ...place, text, author: by, guest, createdAt, editedAt: null, resolvedAt: null, resolvedBy: null };
  await insertComment(db, { id, collection: page.collection, pageId: page._id, ...said });
  return true;
}

const insertComment = preparedUpsert('comments', {});

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
  const others = db.selectFrom('comments').where('thread', '=', thread).where('id', '!=', id).select('text');
  const texts = (await others.execute()).map(({ text }) => text);
  if (id === thread && texts.length > 0) return editComment(db, id, '', at);
  const gone = texts.some(Boolean) ? ({ id } as const) : ({ thread } as const);
  await db
    .deleteFrom('comments')
    .where((is) => is.and(gone))
    .execute();
}
