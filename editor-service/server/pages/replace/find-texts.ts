import { setImmediate } from 'node:timers/promises';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { nextDrafts } from '#content-store/drafts/pages/drafts-in-order.ts';
import { siteDrafts } from '#content-store/drafts/pages/site-drafts.ts';
import { siteContentHash } from '#content-store/drafts/states/draft-states.ts';
import type { Collection, Page } from '#content-store/model/entities/page.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import type { SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import { findInPage, findInSiteDocument, type TextSearch } from '#site/content/replace-text.ts';
import type { FoundDocument, SearchScope } from '../../../contract/pages-replace.ts';
import { requireDomain } from '../../content/domain-for.ts';
import type { Caller, Handler } from '../../http/call-context.ts';
import { hasPageRole } from '../../people/page-roles.ts';
import { documentTitle } from '../../publishing/sets/document-title.ts';

/** Drafts are compared in batches of this many; between two of them, other calls are answered. */
const BATCH = 100;
/** An answer ends with the batch in which it has so many finds, or has taken so long. */
const MAX_FINDS = 500;
const MAX_TIME = 400;

const SITE_KINDS = {
  navigation: ['navigation'],
  footer: ['footer'],
  notices: ['banner', 'acknowledgementBox'],
} as const;
const isSiteScope = (scope: SearchScope): scope is keyof typeof SITE_KINDS => Object.hasOwn(SITE_KINDS, scope);

/** Lists every place where a text is, a part at a time: first the documents of the site, then its pages by address. */
export const findTexts =
  (db: Db): Handler<'content/find'> =>
  async ({ domainId, scopes, after, ...search }, { caller }) => {
    await requireDomain(db, domainId, caller);
    const documents = after === null ? await inSiteDocuments(db, domainId, scopes, search) : [];
    const letters = lettersOf(search.text);
    const began = performance.now();
    let searched = 0;
    for (let at = placeFrom(after, scopes); at !== null; ) {
      const { pages, last, count } = await nextDrafts(db, { domainId, ...at }, BATCH, letters);
      searched += count;
      for (const page of pages) documents.push(...inPage(at.collection, page, search, caller));
      const next: Place | null = last === null ? nextCollection(at.collection, scopes) : { ...at, after: last };
      const finds = documents.reduce((sum, one) => sum + one.finds.length, 0);
      if (next && (finds >= MAX_FINDS || performance.now() - began > MAX_TIME)) {
        return { documents, searched, next: [next.collection, ...(next.after === null ? [] : [next.after])].join(' ') };
      }
      at = next;
      await setImmediate();
    }
    return { documents, searched, next: null };
  };

interface Place {
  collection: Collection;
  after: string | null;
}

const collectionsIn = (scopes: readonly SearchScope[]): Collection[] => [
  ...(scopes.includes('pages') ? (['pages', 'listings'] as const) : []),
  ...(scopes.includes('sections') ? (['sections'] as const) : []),
];

/** `pages about/us`: after this page; `pages`: from the first, which may be the home page without an address. */
function placeFrom(after: string | null, scopes: readonly SearchScope[]): Place | null {
  if (after === null) return nextCollection(null, scopes);
  const [name, slug = null] = after.split(' ');
  const collection = collectionsIn(scopes).find((one) => one === name);
  return collection ? { collection, after: slug } : null;
}

function nextCollection(done: Collection | null, scopes: readonly SearchScope[]): Place | null {
  const collections = collectionsIn(scopes);
  const collection = collections[done === null ? 0 : collections.indexOf(done) + 1];
  return collection ? { collection, after: null } : null;
}

/** The longest part of a text that stored documents have as it is, if they have the text. */
const lettersOf = (text: string): string =>
  (text.match(/[a-z0-9]+/gi) ?? []).reduce((longest, one) => (one.length > longest.length ? one : longest), '');

function inPage(kind: Collection, page: Page, search: TextSearch, caller: Caller): FoundDocument[] {
  if (!hasPageRole(page, 'viewerRoles', caller)) return [];
  const finds = findInPage(page, search);
  if (finds.length === 0) return [];
  const refusal = hasPageRole(page, 'editorRoles', caller) ? null : 'Only certain roles may edit this page';
  return [{ kind, ...namesOf(kind, page), version: `${page.revision}`, refusal, finds }];
}

/** What a page, listing or section is called, and where it is opened. */
export function namesOf(kind: Collection, page: Page) {
  const title = kind === 'listings' ? `${pageTitle(page)} (listing)` : pageTitle(page);
  return { _id: page._id, title, slug: kind === 'sections' ? sectionAddress(page._id) : page.slug };
}

async function inSiteDocuments(db: Db, domainId: string, scopes: readonly SearchScope[], search: TextSearch) {
  const kinds = scopes.filter(isSiteScope).flatMap((scope) => [...SITE_KINDS[scope]]);
  const stored = await siteDrafts(db, domainId, kinds);
  return stored.flatMap(({ id: _id, kind, document }): FoundDocument[] => {
    const finds = findInSiteDocument<SiteDocumentKind>(kind, document, search);
    if (finds.length === 0) return [];
    const title = documentTitle(kind, _id, domainId);
    return [{ kind, _id, title, slug: null, version: siteContentHash(document), refusal: null, finds }];
  });
}
