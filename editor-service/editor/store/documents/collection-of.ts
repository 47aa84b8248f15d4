import type { Collection, Page } from '#content-store/model/entities/page.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { SECTION_PAGE_TYPE } from '#content-store/model/entities/section.ts';
import { quoted } from '../../words/quoted.ts';
import { t } from '../../words/t.ts';

/** What a section is called before it has a name. */
const UNNAMED_SECTION = t('Section without a name');

/** Where the service stores the open document: with the pages, or with the sections, which are edited like pages. */
export function collectionOf({ pageType }: Pick<Page, 'pageType'>): Exclude<Collection, 'listings'> {
  return pageType === SECTION_PAGE_TYPE ? 'sections' : 'pages';
}

/** How calls name the open document. */
export const refOf = (page: Pick<Page, '_id' | 'pageType'>) => ({ _id: page._id, collection: collectionOf(page) });

export const documentKindOf = (page: Pick<Page, 'pageType'>): 'page' | 'section' =>
  collectionOf(page) === 'sections' ? 'section' : 'page';

/** The title of a page, the name of a section. */
export const titleOf = (page: Page): string =>
  documentKindOf(page) === 'section' ? page.title || UNNAMED_SECTION : pageTitle(page);

/** A page by its address, a section by its name, in a sentence. */
export const inSentence = (page: Page): string =>
  documentKindOf(page) === 'section' ? quoted(titleOf(page)) : `/${page.slug}`;
