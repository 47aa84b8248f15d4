import {
  emptySiteDocument,
  isPlaced,
  placesFor,
  type SiteDocument,
  type SiteDocumentKind,
  siteDocumentId,
} from '../../model/entities/site-document.ts';
import { siteDocumentPath } from '../../model/published/published-path.ts';
import { stableJson } from '../../model/stable-json.ts';
import type { Copy } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';
import { queueDelivery } from '../database/outbox.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { noteMediaUses } from '../media/note-media-uses.ts';
import { decideSiteDocument, noteSiteDraft } from '../states/draft-states.ts';

/** The owner of a document: a domain, one of its regions (navigation and footer only) or languages (`documentPlace()`). */
export interface SitePlace {
  domainId: string;
  slugPrefix?: string | undefined;
}

/** The place that an `_id` names in a domain: `nav_main_vic` → its region `vic`; undefined for any other `_id`. */
export function sitePlaceOf(kind: SiteDocumentKind, _id: string, domainId: string): SitePlace | undefined {
  const ofDomain = siteDocumentId(kind, domainId);
  if (_id === ofDomain) return { domainId };
  const slugPrefix = _id.startsWith(`${ofDomain}_`) ? _id.slice(ofDomain.length + 1) : '';
  return slugPrefix && isPlaced(kind, slugPrefix) ? { domainId, slugPrefix } : undefined;
}

/** The draft or published copy, or undefined when there is none. */
export const siteDocument = <K extends SiteDocumentKind>(
  db: Db,
  kind: K,
  { domainId, slugPrefix }: SitePlace,
  copy: Copy = 'draft',
) => siteDocumentById(db, { kind, _id: siteDocumentId(kind, domainId, slugPrefix), domainId }, copy);

/** A copy by its `_id`, or undefined when the domain has none. */
export async function siteDocumentById<K extends SiteDocumentKind>(
  db: Db,
  { kind, _id, domainId }: { kind: K; _id: string; domainId: string },
  copy: Copy,
): Promise<SiteDocument<K> | undefined> {
  const [row] = await documentsById(db, { id: _id, copy, kind, domainId });
  return row && (JSON.parse(row.document) as SiteDocument<K>);
}

const documentsById = preparedQuery(
  (db, value: ValueOf<{ id: string; copy: Copy; kind: SiteDocumentKind; domainId: string }>) =>
    db
      .selectFrom('siteDocuments')
      .where((is) => is.and({ id: value('id'), copy: value('copy'), kind: value('kind'), domainId: value('domainId') }))
      .select('document'),
);

/** The copy for a place; a region or language without one gets the domain's, a domain without one the defaults. */
export async function loadSiteDocument<K extends SiteDocumentKind>(
  db: Db,
  kind: K,
  { domainId, slugPrefix }: SitePlace,
  copy: Copy = 'draft',
): Promise<SiteDocument<K>> {
  for (const place of placesFor(slugPrefix ?? '')) {
    const document = await siteDocument(db, kind, { domainId, slugPrefix: place }, copy);
    if (document) return document;
  }
  return emptySiteDocument(kind, domainId);
}

/** The same for an `_id`, which it has then. */
export const loadSiteDocumentById = async <K extends SiteDocumentKind>(
  db: Db,
  { kind, _id, domainId }: { kind: K; _id: string; domainId: string },
  copy: Copy,
): Promise<SiteDocument<K>> => ({
  ...(await loadSiteDocument(db, kind, sitePlaceOf(kind, _id, domainId) ?? { domainId }, copy)),
  _id,
});

/** Saves the draft with the `_id` of its place, ignoring the document's, and returns what was saved. */
export function saveSiteDocument<K extends SiteDocumentKind>(
  db: Db,
  kind: K,
  place: SitePlace,
  document: SiteDocument<K>,
  stamp: Stamp,
): Promise<SiteDocument<K>> {
  return transact(db, (transaction) => writeCopy(transaction, { kind, copy: 'draft' }, place, document, stamp));
}

/** Saves the document as draft and published copy and queues its file, in one transaction. */
export function publishSiteDocument<K extends SiteDocumentKind>(
  db: Db,
  kind: K,
  place: SitePlace,
  document: SiteDocument<K>,
  stamp: Stamp,
): Promise<SiteDocument<K>> {
  return transact(db, async (transaction) => {
    await saveSiteDocument(transaction, kind, place, document, stamp);
    const placed = await writeCopy(transaction, { kind, copy: 'published' }, place, document, stamp);
    const path = siteDocumentPath(kind, place.domainId, place.slugPrefix);
    await queueDelivery(transaction, { domainId: place.domainId, path }, stamp.at);
    return placed;
  });
}

/** Makes an earlier published copy the published copy again, or removes it when there was none; the draft stays as it is. */
export function restoreSiteCopy<K extends SiteDocumentKind>(
  db: Db,
  kind: K,
  place: SitePlace,
  copy: SiteDocument<K> | null,
  stamp: Stamp,
): Promise<void> {
  const { domainId, slugPrefix } = place;
  const id = siteDocumentId(kind, domainId, slugPrefix);
  return transact(db, async (transaction) => {
    if (copy) await writeCopy(transaction, { kind, copy: 'published' }, place, copy, stamp);
    else {
      await transaction
        .deleteFrom('siteDocuments')
        .where((is) => is.and({ id, copy: 'published' }))
        .execute();
      await noteMediaUses(transaction, { owner: id, copy: 'published', domainId }, null, stamp.at);
      await decideSiteDocument(transaction, kind, emptySiteDocument(kind, domainId, slugPrefix));
    }
    const path = siteDocumentPath(kind, domainId, slugPrefix);
    await queueDelivery(transaction, { domainId, path }, stamp.at);
  });
}

const putSiteDocument = preparedUpsert('siteDocuments', { key: ['id', 'copy'] });

async function writeCopy<K extends SiteDocumentKind>(
  db: Db,
  { kind, copy }: { kind: K; copy: Copy },
  { domainId, slugPrefix = '' }: SitePlace,
  document: SiteDocument<K>,
  { at, by }: Stamp,
): Promise<SiteDocument<K>> {
  const id = siteDocumentId(kind, domainId, slugPrefix);
  const placed = { ...document, _id: id, domainId };
  const row = { id, copy, kind, domainId, slugPrefix, updatedAt: at, updatedBy: by, document: stableJson(placed) };
  await putSiteDocument(db, row);
  await noteMediaUses(db, { owner: id, copy, domainId }, placed, at);
  if (copy === 'draft') await noteSiteDraft(db, kind, placed, { domainId, updatedAt: at, updatedBy: by });
  else await decideSiteDocument(db, kind, placed);
  return placed;
}
