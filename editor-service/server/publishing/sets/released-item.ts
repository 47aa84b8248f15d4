import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import {
  isDraftSame,
  itemInRelease,
  pageOfItem,
  type ReleaseItem,
  siteDocumentOfItem,
} from '#content-store/drafts/publishing/release-items.ts';
import { siteDocumentById } from '#content-store/drafts/site/site-documents.ts';
import { partRefsOf } from '#content-store/drafts/states/draft-states.ts';
import type { Collection } from '#content-store/model/entities/page.ts';
import { hasRevisions, isCollection } from '#content-store/model/entities/publishable.ts';
import type { SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import { type Asked, type ChosenDocument, type ChosenItem, collectionOfKind, type ReleasedItem } from './set-plan.ts';

/** What is chosen with an item of a release: its versions. Throws AppError `not-found` when it is no longer in it. */
export async function chosenOfRelease(
  db: Db,
  { domainId }: Pick<Asked, 'domainId'>,
  { release, kind, _id, action }: ReleasedItem,
): Promise<ChosenItem> {
  const versions: ReleaseItem[] = [];
  for (const ref of partRefsOf({ kind, _id }, domainId)) {
    const version = await itemInRelease(db, { ...ref, release });
    if (version) versions.push(version);
  }
  const [own] = versions;
  if (!own) throw new AppError('not-found', 'Something of this release was taken out of it');
  const chosen = { kind, _id, action };
  if (!hasRevisions(kind)) {
    return { ...chosen, documents: await Promise.all(versions.map((version) => documentOf(db, domainId, version))) };
  }
  const stored = await pageById(db, { _id, domainId, collection: collectionOfKind(kind) });
  if (!stored) return chosen; // the plan says that it is gone
  const listing = versions.find(({ part }) => part === 'listings');
  const storedListing = listing && (await pageById(db, { _id, collection: 'listings' }));
  const takesDrafts: Collection[] = [];
  for (const version of versions) {
    if (isCollection(version.part) && (await isDraftSame(db, version, domainId))) takesDrafts.push(version.part);
  }
  return {
    ...chosen,
    released: {
      page: pageOfItem(own, stored),
      listing: listing && storedListing && pageOfItem(listing, storedListing),
      takesDrafts,
    },
  };
}

async function documentOf(db: Db, domainId: string, version: ReleaseItem): Promise<ChosenDocument> {
  const kind = version.part as SiteDocumentKind;
  const document = siteDocumentOfItem(version);
  if (!(await isDraftSame(db, version, domainId))) return { kind, document };
  const draft = await siteDocumentById(db, { kind, _id: version.id, domainId }, 'draft');
  return { kind, document, isPosted: true, draft };
}
