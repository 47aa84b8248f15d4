import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { pageRef } from '#content-store/model/entities/page-ref.ts';
import type { DomainContent } from '#content-store/published/domain-content.ts';
import type { SearchDocument } from '#content-store/search/search-document.ts';
import { pageText, plainText } from '#site/content/page-text.ts';

/** Longer texts are truncated, to keep the file that a result fetches for its excerpt small. */
const MAX_TEXT = 20_000;

/** A page's ref and searchable text; null for a page that is deleted, hidden, or not the one at its address. */
export function searchablePage(content: DomainContent, pageId: string): [ref: string, SearchDocument | null] {
  const page = content.pages.get(pageId);
  return [pageRef(pageId), page && isFindable(content, page) ? searchDocument(page) : null];
}

function isFindable(content: DomainContent, page: PublishedPage): boolean {
  return !page.hideFromSitemap && !page.hideFromRobots && content.pageBySlug(page.slug) === page;
}

function searchDocument(page: PublishedPage): SearchDocument {
  const { heading } = page.header;
  const title = (typeof heading === 'string' && plainText(heading)) || page.title || page.slug;
  return { slug: page.slug, title, text: pageText(page).slice(0, MAX_TEXT) };
}
