import { pageRef } from '#content-store/model/entities/page-ref.ts';
import type { DomainContent } from '#content-store/published/domain-content.ts';
import type { AppliedChange } from '#content-store/published/snapshot.ts';
import { addressOfPath, slugOfAddress } from '../output/addresses.ts';
import { questionKey } from '../plan/answer-book.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import type { Scope } from '../plan/scope.ts';
import { isDamage } from '../search/search-folder.ts';
import { searchablePage } from '../search/searchable-page.ts';
import type { AllDocuments } from '../search/write-whole-index.ts';

/** Updates the search index to the published content. It leads nobody to new pages until these are `written`. */
export async function writeSearch(site: DomainSite, scope: Scope, written?: Promise<unknown>): Promise<void> {
  const { search, content } = site;
  const documentOf = (pageId: string) => searchablePage(content, pageId);
  const rebuild = () => search.rebuild(allDocuments(content), written);
  if (scope.kind === 'change' && !search.isUnfinished) {
    try {
      search.update(touchedPages(scope.changes, site).map(documentOf));
    } catch (error) {
      if (!isDamage(error)) throw error;
      await rebuild();
    }
  } else if (scope.kind === 'start') await search.repair(allDocuments(content), written);
  else await rebuild();
}

/** Merges the segments of the index, unless `mayGoOn` says no; an index that turns out to be damaged is rebuilt. */
export async function mergeSearch({ search, content }: DomainSite, mayGoOn: () => Promise<boolean>): Promise<void> {
  try {
    await search.merge(mayGoOn);
  } catch (error) {
    if (!isDamage(error)) throw error;
    await search.rebuild(allDocuments(content));
  }
}

/**
 * The changed pages, those at the same addresses (of two pages with one address, only one is found there), and the
 * pages that show a changed section.
 */
function touchedPages(changes: readonly AppliedChange[], { content, traces }: DomainSite): string[] {
  const pages = changes.flatMap(({ before, after }) => [before, after].filter((file) => file?.kind === 'page'));
  const sections = changes.flatMap(({ before, after }) => [before, after].filter((file) => file?.kind === 'section'));
  const showing = sections.flatMap(({ document }) => [
    ...traces.pagesThatAsked(questionKey('section', { sectionId: document._id })),
  ]);
  const slugs = showing.map((path) => slugOfAddress(addressOfPath(path)));
  return [
    ...new Set([
      ...pages.flatMap(({ document }) => [document._id, ...content.idsAt(document.slug)]),
      ...slugs.flatMap((slug) => content.idsAt(slug)),
    ]),
  ];
}

/** The documents of all pages; each is made when it is asked for. */
function allDocuments(content: DomainContent): AllDocuments {
  const ids = new Map(Array.from(content.pages.keys(), (pageId) => [pageRef(pageId), pageId]));
  return { keys: () => ids.keys(), get: (ref) => searchablePage(content, ids.get(ref) ?? '')[1] };
}
