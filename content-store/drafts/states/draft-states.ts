import type { Insertable } from 'kysely';
import type { Collection, Page } from '../../model/entities/page.ts';
import { pageTitle } from '../../model/entities/page-title.ts';
import { isCollection, type PublishableKind, type PublishablePart, partsOf } from '../../model/entities/publishable.ts';
import {
  emptySiteDocument,
  type SiteDocument,
  type SiteDocumentKind,
  siteDocumentId,
} from '../../model/entities/site-document.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import type { Database } from '../database/schema.ts';
import { contentHash, pageContentHash } from './content-hash.ts';

/** Names a document: a page or listing by its collection, a site document by its kind. */
export interface PartRef {
  part: PublishablePart;
  id: string;
}

/** The documents that something consists of, its own first. */
export const partRefsOf = ({ kind, _id }: { kind: PublishableKind; _id: string }, domainId: string): PartRef[] =>
  partsOf(kind).map((part) => ({
    part,
    id: isCollection(part) || part === kind ? _id : siteDocumentId(part, domainId),
  }));

/** Notes what a page's draft says now; called in the transaction that writes it. */
export function notePageDraft(db: Db, collection: Collection, page: Page): Promise<void> {
  const { _id: id, domainId, slug, revision, updatedAt, updatedBy } = page;
  const row = { part: collection, id, domainId, slug, title: pageTitle(page), revision, updatedAt, updatedBy };
  return write(db, { ...row, content: pageContentHash(page) }, null);
}

/** Notes that visitors have this content of a page now, or, when it was taken offline, that they must not. */
export const decidePage = (db: Db, collection: Collection, page: Page, isPublished: boolean): Promise<void> =>
  decide(db, { part: collection, id: page._id }, pageContentHash(page), isPublished);

/** Notes that nobody has decided about a page: its first publish was undone, and its draft waits again. */
export const undecidePage = (db: Db, collection: Collection, { _id }: Page): Promise<void> =>
  decide(db, { part: collection, id: _id }, null, false);

/** Forgets a deleted draft. */
export async function forgetDraft(db: Db, { part, id }: PartRef): Promise<void> {
  await db.deleteFrom('draftStates').where('part', '=', part).where('id', '=', id).execute();
}

/** Notes what a site document's draft says now. Before its first publish visitors have the defaults. */
export function noteSiteDraft<K extends SiteDocumentKind>(
  db: Db,
  kind: K,
  { _id: id, ...document }: SiteDocument<K>,
  { domainId, updatedAt, updatedBy }: { domainId: string; updatedAt: string; updatedBy: string },
): Promise<void> {
  const isOfDomain = id === siteDocumentId(kind, domainId);
  const decided = isOfDomain ? siteContentHash(emptySiteDocument(kind, domainId)) : null;
  const row = { part: kind, id, domainId, slug: '', title: '', revision: 0, updatedAt, updatedBy };
  return write(db, { ...row, content: contentHash(document) }, decided);
}

/** Notes that visitors have this content of a site document now. */
export const decideSiteDocument = <K extends SiteDocumentKind>(db: Db, kind: K, document: SiteDocument<K>) =>
  decide(db, { part: kind, id: document._id }, siteContentHash(document), true);

/** A hash of the document, independent of where it is stored. */
export function siteContentHash<K extends SiteDocumentKind>({ _id, ...document }: SiteDocument<K>): string {
  return contentHash(document);
}

async function decide(db: Db, { part, id }: PartRef, decided: string | null, isPublished: boolean): Promise<void> {
  await setDecided(db, { part, id, decided, isPublished: isPublished ? 1 : 0 });
}

type Decision = { part: PublishablePart; id: string; decided: string | null; isPublished: number };

const setDecided = preparedQuery((db, value: ValueOf<Decision>) =>
  db
    .updateTable('draftStates')
    .set({ decided: value('decided'), isPublished: value('isPublished') })
    .where((is) => is.and({ part: value('part'), id: value('id') })),
);

type Facts = Omit<Insertable<Database['draftStates']>, 'decided' | 'isPublished'>;

/** `decided` counts for a new draft only: an earlier decision stays. */
async function write(db: Db, facts: Facts, decided: string | null): Promise<void> {
  await putState(db, { ...facts, decided, isPublished: 0 });
}

const putState = preparedUpsert('draftStates', { key: ['part', 'id'], kept: ['decided', 'isPublished'] });
