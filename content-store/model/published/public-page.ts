import { type Page, type PublishedPage, publishedPageSchema } from '../entities/page.ts';

/** The part of a page that template and blocks define. */
export type PageContent = Pick<Page, 'template' | 'header' | 'contents'>;

/** Removes private fields from a page, including nested blocks; block definitions declare these fields. */
export type PublicContent = (page: PageContent) => PageContent;

/** Removes fields from a page that no definition names, but keeps private ones. */
export type NamedContent = (page: PageContent) => PageContent;

/** The copy of a page that visitors may see, with its defaults filled in. */
export function publicPage(page: Page, publicContent: PublicContent): PublishedPage {
  return publishedPageSchema.parse({ ...page, ...publicContent(page) });
}
