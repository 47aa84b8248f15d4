import type { Collection, Page } from '#content-store/model/entities/page.ts';
import { SECTION_PAGE_TYPE, sectionAddress } from '#content-store/model/entities/section.ts';

/** What a section is called before it has a name. */
export const UNNAMED_SECTION = 'Section without a name';

/** Where the service stores the open document: with the pages, or with the sections, which are edited like pages. */
export function collectionOf({ pageType }: Pick<Page, 'pageType'>): Exclude<Collection, 'listings'> {
  return pageType === SECTION_PAGE_TYPE ? 'sections' : 'pages';
}

/** The address at which the editor opens a page or section, without leading slash. */
export function addressOf(page: Pick<Page, '_id' | 'pageType' | 'slug'>): string {
  return collectionOf(page) === 'sections' ? sectionAddress(page._id) : page.slug;
}
