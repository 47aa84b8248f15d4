import type { Db } from '#content-store/drafts/database/open-database.ts';
import { addComment, threadsOf } from '#content-store/drafts/review/comments.ts';
import { guestAuthor } from '#content-store/model/entities/comment.ts';
import type { Collection, Page } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { blockName } from '#site/content/block-name.ts';
import { allItems } from '#site/content/child-items.ts';
import { tellOfComment } from './tell-of-comment.ts';

/** What somebody without an account looks at, and who they are. */
export interface GuestScene {
  /** As it was when they were asked. */
  page: Page;
  collection: Collection;
  release: string | undefined;
  guest: { id: string; name: string };
  /** The e-mail addresses of all guests who were asked: they see what each other began, and no other thread. */
  guests: readonly string[];
  asker: string;
}

/** `thread`: where it answers; else it begins one about a block, or the page if that is empty. */
export interface GuestComment {
  comment: string;
  text: string;
  block: string;
  thread: string;
}

/** What a new comment is about; undefined for a block that the page does not have. */
export function commentedPlace({ contents }: Pick<Page, 'contents'>, block: string) {
  if (block === '') return { block: null, name: 'This page' };
  const item = allItems(contents).find(({ key }) => key === block);
  return item && { block, name: blockName(item) };
}

/** Stores what a guest says. Throws AppError `not-found` for a place or thread that they do not see, `too-many`. */
export async function addGuestComment(db: Db, scene: GuestScene, said: GuestComment, at: string): Promise<void> {
  const { page, collection, guest, guests, asker, release } = scene;
  const { comment, text, thread } = said;
  const key = { _id: page._id, collection };
  const place = thread === '' ? commentedPlace(page, said.block) : undefined;
  if (!place && !(await threadsOf(db, key, guests)).some(({ _id }) => _id === thread))
    throw new AppError('not-found', 'What you commented on is no longer there');
  const about = place ? { anchor: { ...place, field: '', quote: null, point: null } } : { thread };
  const stamp = { at, by: guestAuthor(guest.name) };
  if (await addComment(db, key, { comment, text, ...about }, stamp, guest.id))
    await tellOfComment(db, { page, collection, release, asker }, { comment, text }, stamp);
}
