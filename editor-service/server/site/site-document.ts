import type { Db } from '#content-store/drafts/database/open-database.ts';
import { loadSiteDocument, type SitePlace, saveSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import {
  isRegional,
  type SiteDocument,
  type SiteDocumentKind,
  siteDocumentId,
} from '#content-store/model/entities/site-document.ts';
import { slugPrefixSchema } from '#content-store/model/values/slug.ts';
import { cleanSiteDocument } from '../content/clean-site-document.ts';
import { requireDomain } from '../content/domain-for.ts';
import { type Caller, type LoggedInContext, stampOf } from '../http/call-context.ts';
import { checkPayload } from '../http/payload.ts';
import { type PublishSet, postedDocument } from '../publishing/sets/publish-set.ts';

/** As posted: its domain counts; of its `_id`, only the region it names, if any. */
type Posted<K extends SiteDocumentKind> = Omit<SiteDocument<K>, '_id'> & { _id?: string | undefined; domainId: string };

/** Returns the draft to editors and the published copy to visitors; defaults if there is none. */
export async function loadDocument<K extends SiteDocumentKind>(
  db: Db,
  kind: K,
  place: SitePlace,
  caller: Caller | null,
): Promise<SiteDocument<K>> {
  await requireDomain(db, place.domainId, caller);
  return loadSiteDocument(db, kind, place, caller ? 'draft' : 'published');
}

/** Stores the draft. */
export async function saveDocument<K extends SiteDocumentKind>(
  db: Db,
  kind: K,
  posted: Posted<K>,
  caller: Caller,
): Promise<SiteDocument<K>> {
  const { place, document } = await placed(db, kind, posted, caller);
  return saveSiteDocument(db, kind, place, document, stampOf(caller));
}

/** Dependencies of calls that publish documents of the site. */
export interface PublishParts {
  db: Db;
  publishSet: PublishSet;
}

/**
 * Stores the draft and makes it the published copy, a set of one with the drafts of the kinds in `along`; every page that
 * shows it follows at once.
 */
export async function publishDocument<K extends SiteDocumentKind>(
  { db, publishSet }: PublishParts,
  kind: K,
  posted: Posted<K>,
  { caller, address }: Pick<LoggedInContext, 'caller' | 'address'>,
  along: readonly SiteDocumentKind[] = [],
): Promise<SiteDocument<K>> {
  const { place, document } = await placed(db, kind, posted, caller);
  const items = [postedDocument(kind, document, along)];
  await publishSet({ domainId: place.domainId, caller, items, stamp: stampOf(caller), address });
  return document;
}

/** The place of a posted document, and the document ready to be stored there. Throws `not-found` without its domain. */
export async function placed<K extends SiteDocumentKind>(db: Db, kind: K, posted: Posted<K>, caller: Caller) {
  const { domainId } = posted;
  await requireDomain(db, domainId, caller);
  const slugPrefix = slugPrefixIn(kind, posted);
  const document = { ...posted, _id: siteDocumentId(kind, domainId, slugPrefix) };
  const place: SitePlace = { domainId, slugPrefix };
  return { place, document: cleanSiteDocument(kind, document as SiteDocument<K>) };
}

/** `nav_main_vic` of the domain `main` → `vic`; anything else names no region. */
function slugPrefixIn(kind: SiteDocumentKind, { _id = '', domainId }: { _id?: string | undefined; domainId: string }) {
  const ofDomain = `${siteDocumentId(kind, domainId)}_`;
  const named = isRegional(kind) && _id.startsWith(ofDomain) ? _id.slice(ofDomain.length) : '';
  return checkPayload(slugPrefixSchema, named);
}
