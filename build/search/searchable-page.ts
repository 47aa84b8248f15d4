import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { pageDate } from '#content-store/model/entities/page-facts.ts';
import type { PublishedSection } from '#content-store/model/entities/section.ts';
import type { AppliedChange } from '#content-store/published/snapshot.ts';
import type { SearchDocument } from '#content-store/search/search-document.ts';
import { pageKind } from '#site/content/page-kind.ts';
import { pageDescription, pageText, plainText } from '#site/content/page-text.ts';
import { withSections } from '#site/content/with-sections.ts';

/** What the searchable text of a page depends on. */
interface SearchedContent {
  pages: { get: (pageId: string) => PublishedPage | undefined };
  sections: { get: (sectionId: string) => PublishedSection | undefined };
  /** The id of the page at an address. */
  idAt: (slug: string) => string | undefined;
}

/** What is searched of a page; null for one that is deleted, hidden, or not the one at its address. */
export function searchablePage(content: SearchedContent, pageId: string): SearchDocument | null {
  const page = content.pages.get(pageId);
  return page && isFindable(content, page) ? searchDocument(content, page) : null;
}

function isFindable(content: SearchedContent, page: PublishedPage): boolean {
  return !page.hideFromSitemap && !page.hideFromRobots && content.idAt(page.slug) === page._id;
}

function searchDocument(content: SearchedContent, page: PublishedPage): SearchDocument {
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

/** A domain's content as it was before some changes, oldest first. */
export function contentBefore(
  changes: readonly AppliedChange[],
  content: SearchedContent & { idsAt: (slug: string) => string[] },
): SearchedContent {
  const pages = new Map<string, PublishedPage | undefined>();
  const sections = new Map<string, PublishedSection | undefined>();
  for (const { before, after } of changes.toReversed()) {
    const file = before ?? after;
    if (file?.kind === 'page') pages.set(file.document._id, before && file.document);
    if (file?.kind === 'section') sections.set(file.document._id, before && file.document);
  }
  const formerOf = <T>(known: ReadonlyMap<string, T | undefined>, current: { get: (id: string) => T | undefined }) => ({
    get: (id: string) => (known.has(id) ? known.get(id) : current.get(id)),
  });
  return {
    pages: formerOf(pages, content.pages),
    sections: formerOf(sections, content.sections),
    idAt: (slug) => {
      const others = content.idsAt(slug).filter((id) => !pages.has(id));
      const changed = [...pages].flatMap(([id, page]) => (page?.slug === slug ? [id] : []));
      return [...others, ...changed].sort()[0];
    },
  };
}
