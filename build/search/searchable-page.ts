import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { pageDate } from '#content-store/model/entities/page-facts.ts';
import { pageRef } from '#content-store/model/entities/page-ref.ts';
import type { DomainContent } from '#content-store/published/domain-content.ts';
import type { SearchDocument } from '#content-store/search/search-document.ts';
import { pageKind } from '#site/content/page-kind.ts';
import { pageDescription, pageText, plainText } from '#site/content/page-text.ts';
import { withSections } from '#site/content/with-sections.ts';

/** A page's ref and searchable text; null for a page that is deleted, hidden, or not the one at its address. */
export function searchablePage(content: DomainContent, pageId: string): [ref: string, SearchDocument | null] {
  const page = content.pages.get(pageId);
  return [pageRef(pageId), page && isFindable(content, page) ? searchDocument(content, page) : null];
}

function isFindable(content: DomainContent, page: PublishedPage): boolean {
  return !page.hideFromSitemap && !page.hideFromRobots && content.idAt(page.slug) === page._id;
}

function searchDocument(content: DomainContent, page: PublishedPage): SearchDocument {
  const { slug, tags } = page;
  const date = pageDate(page);
  const { heading } = page.header;
  const title = (typeof heading === 'string' && plainText(heading)) || page.title || slug;
  return {
    slug,
    title,
    ...(page.title && page.title !== title && { name: page.title }),
    kind: pageKind(page),
    ...(date && { date }),
    tags: tags.map((tag) => tag.slice(tag.indexOf(':') + 1)),
    description: pageDescription(page),
    text: pageText({ contents: withSections(page.contents, (id) => content.sections.get(id)) }),
  };
}
