import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { pageInRelease } from '#content-store/drafts/publishing/page-versions.ts';
import { pageAt } from '#content-store/drafts/publishing/publish-revision.ts';
import type { StoredReview, StoredReviewer } from '#content-store/drafts/publishing/reviews.ts';
import { threadsOf } from '#content-store/drafts/review/comments.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { hasRevisions } from '#content-store/model/entities/publishable.ts';
import { AppError } from '#content-store/model/error.ts';
import type { GuestScene } from '../../review/guest-comments.ts';
import { collectionOfKind } from '../sets/set-plan.ts';

/** Somebody without an account who was asked, and can still look. */
export interface Guest {
  review: StoredReview;
  reviewer: StoredReviewer;
  /** In the list of reviewers. */
  place: number;
  /** What the person who asked is called. */
  asker: string;
}

/** A thing that is asked about, as it was when it was, or as visitors have it. */
export async function pageOf(
  db: Db,
  { review }: Guest,
  place: number,
  copy: 'draft' | 'published',
): Promise<Page | undefined> {
  const item = review.items[place];
  if (!item || !hasRevisions(item.kind)) return undefined;
  const ref = { _id: item._id, domainId: review.domainId, collection: collectionOfKind(item.kind) };
  const page = await pageById(db, ref, copy);
  if (!page || copy === 'published') return page;
  if (item.release) return pageInRelease(db, item.release._id, ref);
  return pageAt(db, ref, page, item.revision ?? page.revision);
}

/** The thing that a guest looks at, for its comments. Throws AppError `not-found`. */
export async function requireScene(db: Db, guest: Guest, place: number): Promise<GuestScene> {
  const item = guest.review.items[place];
  const page = await pageOf(db, guest, place, 'draft');
  if (!item || !page || !hasRevisions(item.kind)) throw new AppError('not-found', 'This page could not be found');
  const { askedBy: asker } = guest.review;
  const collection = collectionOfKind(item.kind);
  return { page, collection, release: item.release?._id, guest: guest.reviewer, guests: guestsOf(guest), asker };
}

/** The threads about a thing that guests of the review began, also when the thing is gone. */
export async function threadsFor(db: Db, guest: Guest, place: number) {
  const { kind, _id } = guest.review.items[place] ?? {};
  if (!_id || !kind || !hasRevisions(kind)) return [];
  return threadsOf(db, { _id, collection: collectionOfKind(kind) }, guestsOf(guest));
}

const guestsOf = ({ review }: Guest) => review.reviewers.filter(({ kind }) => kind === 'guest').map(({ id }) => id);
