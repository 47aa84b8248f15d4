import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import { wholeLivePage } from '#content-store/drafts/publishing/publish-revision.ts';
import { addItem, removeItem, setItemAction } from '#content-store/drafts/publishing/release-items.ts';
import type { ReleaseRef } from '#content-store/drafts/publishing/releases.ts';
import { endReview, isSameItem, reviewsIn } from '#content-store/drafts/publishing/reviews.ts';
import { draftState, isWaiting } from '#content-store/drafts/publishing/waiting-drafts.ts';
import { loadSiteDocumentById, sitePlaceOf } from '#content-store/drafts/site/site-documents.ts';
import { type PartRef, partRefsOf } from '#content-store/drafts/states/draft-states.ts';
import { hasRevisions, isCollection } from '#content-store/model/entities/publishable.ts';
import { AppError } from '#content-store/model/error.ts';
import type { CheckedPayloadOf } from '../../../contract/calls.ts';
import { MAX_SET, type PublishableRef } from '../../../contract/publishing-sets.ts';
import { type Caller, stampOf } from '../../http/call-context.ts';
import { requirePageRole } from '../../people/page-roles.ts';
import { documentTitle } from '../sets/document-title.ts';
import { collectionOfKind } from '../sets/set-plan.ts';
import { releasedItems } from './release-set.ts';

type Change = Pick<CheckedPayloadOf<'release/change'>, 'add' | 'remove' | 'actions'>;

/** Adds, removes and changes items of a release, as far as the caller may edit them; in the caller's transaction. */
export async function fillRelease(db: Db, ref: ReleaseRef, caller: Caller, change: Partial<Change>): Promise<void> {
  const { add = [], remove = [], actions = [] } = change;
  const { _id: release, domainId } = ref;
  const stamp = stampOf(caller);
  for (const item of [...remove, ...actions]) await requireEditable(db, domainId, item, caller);
  for (const item of remove) {
    for (const part of partRefsOf(item, domainId))
      await removeItem(db, { ...part, release }, { at: stamp.at, domainId });
  }
  for (const review of remove.length > 0 ? await reviewsIn(db, domainId, ['open']) : []) {
    const isGone = review.items.some(
      (one) => one.release?._id === release && remove.some((item) => isSameItem(one, item)),
    );
    if (isGone) await endReview(db, review, 'withdrawn', stamp);
  }
  for (const item of add) await addCopies(db, ref, item, caller, stamp);
  for (const { action, ...item } of actions) {
    for (const part of partRefsOf(item, domainId)) await setItemAction(db, { ...part, release }, action);
  }
  if ((await releasedItems(db, ref)).length > MAX_SET)
    throw new AppError('invalid', `A release holds at most ${MAX_SET} things`);
}

/** A page that is gone can be taken out by everybody. */
async function requireEditable(db: Db, domainId: string, { kind, _id }: PublishableRef, caller: Caller): Promise<void> {
  const page = hasRevisions(kind) && (await pageById(db, { _id, domainId, collection: collectionOfKind(kind) }));
  if (page) requirePageRole(page, 'editorRoles', caller);
}

async function addCopies(
  db: Db,
  { _id: release, domainId }: ReleaseRef,
  item: Change['add'][number],
  caller: Caller,
  stamp: Stamp,
): Promise<void> {
  const { kind, _id, action, from } = item;
  if (hasRevisions(kind)) {
    const page = await requirePage(db, { _id, domainId, collection: collectionOfKind(kind) });
    requirePageRole(page, 'editorRoles', caller);
  } else if (!sitePlaceOf(kind, _id, domainId)) {
    throw new AppError('not-found', `${documentTitle(kind, _id, domainId)} could not be found`);
  }
  for (const [index, part] of partRefsOf(item, domainId).entries()) {
    const isOwn = index === 0;
    const base = await copyOf(db, part, { domainId, isOwn, isLive: from === 'live' });
    if (base) await addItem(db, { ...part, release, domainId, action }, base, stamp);
    else if (isOwn) throw new AppError('invalid', 'Visitors do not have this yet; add its draft instead');
  }
}

interface Wanted {
  domainId: string;
  /** It is what was chosen; what goes along with it is added only if it is there. */
  isOwn: boolean;
  isLive: boolean;
}

/** What a version is made from. Redirects are not versioned: pages that move add to them all the time. */
async function copyOf(db: Db, { part, id }: PartRef, { domainId, isOwn, isLive }: Wanted) {
  if (isCollection(part)) {
    const ref = { _id: id, domainId, collection: part };
    return isLive ? wholeLivePage(db, ref) : pageById(db, ref);
  }
  if (part === 'redirects') return undefined;
  const state = await draftState(db, { part, id });
  if (!isOwn && (isLive || !state || !isWaiting(state))) return undefined;
  return loadSiteDocumentById(db, { kind: part, _id: id, domainId }, isLive ? 'published' : 'draft');
}
