import type { Collection, Page } from '#content-store/model/entities/page.ts';
import { SECTION_PAGE_TYPE } from '#content-store/model/entities/section.ts';

/** What a section is called before it has a name. */
export const UNNAMED_SECTION = 'Section without a name';

/** Where the service stores the open document: with the pages, or with the sections, which are edited like pages. */
export function collectionOf({ pageType }: Pick<Page, 'pageType'>): Exclude<Collection, 'listings'> {
  return pageType === SECTION_PAGE_TYPE ? 'sections' : 'pages';
}
