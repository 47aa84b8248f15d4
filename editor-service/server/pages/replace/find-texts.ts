import type { Db } from '#content-store/drafts/database/open-database.ts';
import { siteDrafts } from '#content-store/drafts/pages/site-drafts.ts';
import { siteContentHash } from '#content-store/drafts/states/draft-states.ts';
import type { Collection, Page } from '#content-store/model/entities/page.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import type { SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import { findInPage, findInSiteDocument, type TextSearch } from '#site/content/replace-text.ts';
import type { FoundDocument, SearchScope } from '../../../contract/pages-replace.ts';
import type { Caller, Handler } from '../../http/call-context.ts';
import { hasPageRole } from '../../people/page-roles.ts';
import { documentTitle } from '../../publishing/sets/document-title.ts';
import { walkDrafts } from '../walk-drafts.ts';

/** Drafts are compared in batches of this many. */
const BATCH = 100;
/** An answer ends with the batch that brings it to this many finds. */
const MAX_FINDS = 500;

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
    const documents = after === null ? await inSiteDocuments(db, domainId, scopes, search) : [];
    const letters = lettersOf(search.text);
    const walk = walkDrafts(db, { domainId, collections: collectionsIn(scopes), after, size: BATCH, letters });
    let searched = 0;
    for await (const { collection, pages, count, next, isLate } of walk) {
      searched += count;
      for (const page of pages) documents.push(...inPage(collection, page, search, caller));
      const finds = documents.reduce((sum, one) => sum + one.finds.length, 0);
      if (next !== null && (finds >= MAX_FINDS || isLate())) return { documents, searched, next };
    }
    return { documents, searched, next: null };
  };

const collectionsIn = (scopes: readonly SearchScope[]): Collection[] => [
  ...(scopes.includes('pages') ? (['pages', 'listings'] as const) : []),
  ...(scopes.includes('sections') ? (['sections'] as const) : []),
];

/** The longest part of a text that JSON stores unchanged: documents without it do not have the text. */
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
