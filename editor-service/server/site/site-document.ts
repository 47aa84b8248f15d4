import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { publishedAddresses } from '#content-store/drafts/pages/published-addresses.ts';
import { saveSiteDocumentInRelease, siteDocumentInRelease } from '#content-store/drafts/publishing/site-versions.ts';
import {
  loadSiteDocument,
  type SitePlace,
  saveSiteDocument,
  sitePlaceOf,
} from '#content-store/drafts/site/site-documents.ts';
import type { NoticeKind } from '#content-store/model/entities/notice.ts';
import type { PostedRedirect, Redirects } from '#content-store/model/entities/redirect.ts';
import { redirectProblems } from '#content-store/model/entities/redirect-chain.ts';
import {
  emptySiteDocument,
  type SiteDocument,
  type SiteDocumentKind,
  siteDocumentId,
} from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import { decoded } from '#content-store/model/values/address-encoding.ts';
import { slugPrefixSchema } from '#content-store/model/values/slug.ts';
import type { PostedNotice, Region } from '../../contract/site.ts';
import { cleanSiteDocument } from '../content/clean-site-document.ts';
import { requireDomain } from '../content/domain-for.ts';
import { type Caller, type Handler, type Handlers, type LoggedInContext, stampOf } from '../http/call-context.ts';
import { checkPayload, requireValid } from '../http/payload.ts';
import { type PublishNeeds, postedDocument } from '../publishing/sets/publish-set.ts';

/** The documents that exist once per domain: navigation, footer, settings with their lists, notices. */
export function siteDocumentHandlers(needs: PublishNeeds) {
  const { db } = needs;
  const loadNotice = (kind: NoticeKind, ref: NoticeRef, caller: Caller | null) =>
    loadDocument(db, kind, placeOfNotice(kind, ref), caller);
  const saveNotice = (kind: NoticeKind, posted: PostedNotice, caller: Caller) =>
    saveDocument(db, kind, noticeOf(kind, posted), caller);
  const publishNotice = (kind: NoticeKind, posted: PostedNotice, context: LoggedInContext) =>
    publishDocument(needs, kind, noticeOf(kind, posted), context);
  return {
    'site/loadNav': (place, { caller }) => loadDocument(db, 'navigation', place, caller),
    'site/saveNav': ({ nav, release }, { caller }) => saveDocument(db, 'navigation', nav, caller, release),
    'site/publishNav': ({ nav }, context) => publishDocument(needs, 'navigation', nav, context),
    'site/loadFooter': (place, { caller }) => loadDocument(db, 'footer', place, caller),
    'site/saveFooter': ({ footer, release }, { caller }) => saveDocument(db, 'footer', footer, caller, release),
    'site/publishFooter': ({ footer }, context) => publishDocument(needs, 'footer', footer, context),
    'nav/loadRegionNav': (region, { caller }) => loadDocument(db, 'navigation', placeOf(region), caller),
    'footer/loadRegionFooter': (region, { caller }) => loadDocument(db, 'footer', placeOf(region), caller),
    'siteSettings/loadSiteSettings': (place, { caller }) => loadDocument(db, 'siteSettings', place, caller),
    'siteSettings/saveSiteSettings': saveSiteSettings(db),
    /** Publishes the posted settings, and the redirects and categories as last saved. */
    'siteSettings/publishSiteSettings': ({ siteSettings }, context) =>
      publishDocument(needs, 'siteSettings', siteSettings, context, ['redirects', 'categories']),
    'redirects/list': async (place, { caller }) => {
      const { redirects } = await loadDocument(db, 'redirects', place, caller);
      return { redirects, total: redirects.length };
    },
    'categories/list': async (place, { caller }) => {
      const { categories } = await loadDocument(db, 'categories', place, caller);
      return { categories };
    },
    'banner/loadBanner': ({ bannerId: _id, domainId }, { caller }) => loadNotice('banner', { _id, domainId }, caller),
    'banner/saveBanner': ({ banner }, { caller }) => saveNotice('banner', banner, caller),
    'banner/publishBanner': ({ banner }, context) => publishNotice('banner', banner, context),
    'acknowledgementBox/loadAcknowledgementBox': ({ acknowledgementBoxId: _id, domainId }, { caller }) =>
      loadNotice('acknowledgementBox', { _id, domainId }, caller),
    'acknowledgementBox/saveAcknowledgementBox': ({ acknowledgementBox }, { caller }) =>
      saveNotice('acknowledgementBox', acknowledgementBox, caller),
    'acknowledgementBox/publishAcknowledgementBox': ({ acknowledgementBox }, context) =>
      publishNotice('acknowledgementBox', acknowledgementBox, context),
  } satisfies Partial<Handlers>;
}

/** The place of a region's own document, if it has one. */
const placeOf = ({ region, ...place }: { domainId: string; region: Region; release?: string | undefined }) => ({
  ...place,
  slugPrefix: typeof region === 'string' ? region : region.slugPrefix,
});

type NoticeRef = Pick<PostedNotice, '_id' | 'domainId'>;

/** The token changes with the text. */
const noticeOf = (kind: NoticeKind, { text, ...ref }: PostedNotice) => {
  const { domainId, slugPrefix } = placeOfNotice(kind, ref);
  return { text, token: '', domainId, _id: siteDocumentId(kind, domainId, slugPrefix) };
};

/** A notice is identified by its `_id` or its domain: `banner_main` → `main`, `banner_main_lang-de` → its German one. */
function placeOfNotice(kind: NoticeKind, { _id, domainId }: NoticeRef): SitePlace {
  const prefix = siteDocumentId(kind, '');
  const named = _id?.startsWith(prefix) ? _id.slice(prefix.length).split('_')[0] : domainId;
  if (!named) throw new AppError('invalid', 'Choose a domain');
  return sitePlaceOf(kind, _id ?? '', named) ?? { domainId: named };
}

/** As posted: its domain counts; of its `_id`, only the region it names, if any. */
type Posted<K extends SiteDocumentKind> = Omit<SiteDocument<K>, '_id'> & { _id?: string | undefined; domainId: string };

/** Returns the draft to editors, or what a release makes of it, and the published copy to visitors; else defaults. */
export async function loadDocument<K extends SiteDocumentKind>(
  db: Db,
  kind: K,
  place: SitePlace & { release?: string | undefined },
  caller: Caller | null,
): Promise<SiteDocument<K>> {
  await requireDomain(db, place.domainId, caller);
  if (caller && place.release !== undefined) return siteDocumentInRelease(db, place.release, kind, place);
  return loadSiteDocument(db, kind, place, caller ? 'draft' : 'published');
}

/** Stores the draft, or its version in a release. */
async function saveDocument<K extends SiteDocumentKind>(
  db: Db,
  kind: K,
  posted: Posted<K>,
  caller: Caller,
  release?: string,
): Promise<SiteDocument<K>> {
  const { place, document } = await placed(db, kind, posted, caller);
  if (release !== undefined) return saveSiteDocumentInRelease(db, release, kind, document, stampOf(caller));
  return saveSiteDocument(db, kind, place, document, stampOf(caller));
}

/**
 * Stores the draft and makes it the published copy, a set of one with the drafts of the kinds in `along`; every page that
 * shows it follows at once.
 */
export async function publishDocument<K extends SiteDocumentKind>(
  { db, publishSet }: PublishNeeds,
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
async function placed<K extends SiteDocumentKind>(db: Db, kind: K, posted: Posted<K>, caller: Caller) {
  const { domainId, _id = '' } = posted;
  await requireDomain(db, domainId, caller);
  // `nav_main_vic` of the domain `main` is that of its region `vic`; anything else names no region.
  const slugPrefix = checkPayload(slugPrefixSchema, sitePlaceOf(kind, _id, domainId)?.slugPrefix ?? '');
  const document = { ...posted, _id: siteDocumentId(kind, domainId, slugPrefix) };
  const place: SitePlace = { domainId, slugPrefix };
  return { place, document: cleanSiteDocument(kind, document as SiteDocument<K>) };
}

/** Saves the settings with the posted redirects and categories; a list that is not posted stays unchanged. */
const saveSiteSettings =
  (db: Db): Handler<'siteSettings/saveSiteSettings'> =>
  async (posted, { caller }) => {
    const { domainId } = posted.siteSettings;
    const { place, document } = await placed(db, 'siteSettings', posted.siteSettings, caller);
    const ofDomain = { domainId };
    const stamp = stampOf(caller);
    return transact(db, async (transaction) => {
      if (posted.redirects) {
        const redirects = redirectsOf(domainId, posted.redirects);
        await requireFreeAddresses(transaction, redirects);
        await saveSiteDocument(transaction, 'redirects', ofDomain, redirects, stamp);
      }
      if (posted.categories) {
        const categories = { ...emptySiteDocument('categories', domainId), categories: posted.categories };
        await saveSiteDocument(transaction, 'categories', ofDomain, categories, stamp);
      }
      return saveSiteDocument(transaction, 'siteSettings', place, document, stamp);
    });
  };

function redirectsOf(domainId: string, posted: readonly PostedRedirect[]): Redirects {
  const redirects = posted.map((redirect) => ({ ...redirect, _id: redirect._id ?? newId() }));
  requireValid(redirectProblems(redirects));
  return { ...emptySiteDocument('redirects', domainId), redirects };
}

/** Throws AppError `invalid` for a new redirect from the address of a published page: it would never take effect. */
async function requireFreeAddresses(db: Db, { domainId, redirects }: Redirects): Promise<void> {
  const stored = await loadSiteDocument(db, 'redirects', { domainId });
  const known = new Set(stored.redirects.map(({ from }) => from));
  const added = redirects.flatMap(({ from }) => (known.has(from) ? [] : decoded(from).slice(1)));
  const taken = await publishedAddresses(db, domainId, added);
  requireValid(
    taken.map(
      (slug) =>
        `/${slug} is the address of a page, which takes precedence over a redirect: change the page’s address or unpublish it first`,
    ),
  );
}
