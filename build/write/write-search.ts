import { AppError } from '#content-store/model/error.ts';
import type { DomainContent } from '#content-store/published/domain-content.ts';
import type { AppliedChange } from '#content-store/published/snapshot.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import type { Scope } from '../plan/scope.ts';
import { searchablePage } from '../search/searchable-page.ts';

/** Counts the words of all pages before a complete build writes their index. */
export function anticipateSearch({ search, content }: DomainSite): void {
  search.anticipate(allDocuments(content));
}

/** Updates the search index to the published content. */
export function writeSearch({ search, content }: DomainSite, scope: Scope): void {
  const documentOf = (pageId: string) => searchablePage(content, pageId);
  const all = () => allDocuments(content);
  if (scope.kind === 'change') {
    try {
      search.update(touchedPages(scope.changes, content).map(documentOf));
    } catch (error) {
      if (!isDamage(error)) throw error;
      search.rebuild(all);
    }
  } else if (scope.kind === 'start') search.repair(all());
  else search.rebuild(all);
}

/** True when a file of the index was missing or not what was written. */
const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof AppError && error.code === 'unavailable');

/** The changed pages and those at the same addresses: of two pages with one address, only one is found there. */
function touchedPages(changes: readonly AppliedChange[], content: DomainContent): string[] {
  const pages = changes.flatMap(({ before, after }) => [before, after].filter((file) => file?.kind === 'page'));
  return [...new Set(pages.flatMap(({ document }) => [document._id, ...content.idsAt(document.slug)]))];
}

const allDocuments = (content: DomainContent) =>
  [...content.pages.keys()].map((pageId) => searchablePage(content, pageId));
