import type { DomainContent } from '#content-store/published/domain-content.ts';
import type { AppliedChange } from '#content-store/published/snapshot.ts';
import { addressOfPath, slugOfAddress } from '../output/addresses.ts';
import { questionKey } from '../plan/answer-book.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import type { Scope } from '../plan/scope.ts';
import { isDamage } from '../search/search-folder.ts';
import { searchablePage } from '../search/searchable-page.ts';

/** Counts the words of all pages before a complete build writes their index. */
export function anticipateSearch({ search, content }: DomainSite): void {
  search.anticipate(allDocuments(content));
}

/** Updates the search index to the published content. */
export function writeSearch(site: DomainSite, scope: Scope): void {
  const { search, content } = site;
  const documentOf = (pageId: string) => searchablePage(content, pageId);
  const all = () => allDocuments(content);
  if (scope.kind === 'change' && !search.isUnfinished) {
    try {
      search.update(touchedPages(scope.changes, site).map(documentOf));
    } catch (error) {
      if (!isDamage(error)) throw error;
      search.rebuild(all);
    }
  } else if (scope.kind === 'start') search.repair(all());
  else search.rebuild(all);
}

/** Merges the segments of the index, unless `mayGoOn` says no; an index that turns out to be damaged is rebuilt. */
export async function mergeSearch({ search, content }: DomainSite, mayGoOn: () => Promise<boolean>): Promise<void> {
  try {
    await search.merge(mayGoOn);
  } catch (error) {
    if (!isDamage(error)) throw error;
    search.rebuild(() => allDocuments(content));
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

const allDocuments = (content: DomainContent) =>
  [...content.pages.keys()].map((pageId) => searchablePage(content, pageId));
