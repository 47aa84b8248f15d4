import { type Page, type PublishedPage, publishedPageSchema } from '../entities/page.ts';

/** The part of a page that template and blocks define. */
export type PageContent = Pick<Page, 'template' | 'header' | 'contents'>;

/** Takes out of a page what visitors may not see, in blocks inside blocks too; the definitions know what that is. */
export type PublicContent = (page: PageContent) => PageContent;

/** Takes out of a page the fields that no definition names, and leaves private ones in it. */
export type NamedContent = (page: PageContent) => PageContent;

/** The copy of a page that visitors may see, with its defaults filled in. */
export function publicPage(page: Page, publicContent: PublicContent): PublishedPage {
  return publishedPageSchema.parse({ ...page, ...publicContent(page) });
}
