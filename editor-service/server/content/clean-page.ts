import {
  type Collection,
  type PageDraft,
  pageDraftSchema,
  serverOwnedFields,
} from '#content-store/model/entities/page.ts';
import { SECTION_PAGE_TYPE } from '#content-store/model/entities/section.ts';
import { AppError } from '#content-store/model/error.ts';
import { cleanContents } from '#site/content/clean-contents.ts';
import { cleanHeader } from '#site/content/clean-header.ts';
import type { PostedPage } from '../../contract/pages.ts';

interface CleanedPage {
  draft: PageDraft;
  /** A sentence for each thing that was dropped, was kept although unknown, or is rendered differently than stored. */
  warnings: string[];
}

/**
 * A page as stored: header and blocks valid by their definitions, rich text sanitised; unknown fields of
 * header and blocks are kept, those of the page itself dropped.
 * Throws AppError `invalid` with a sentence for each error.
 */
export function cleanPage(posted: PostedPage, collection: Collection = 'pages'): CleanedPage {
  const page = pageDraftSchema.parse(posted);
  const { errors, warnings, ...head } = cleanHeader(page);
  const { contents, ...findings } = cleanContents(page.contents);
  const validationErrors = [...errors, ...findings.errors];
  if (validationErrors.length > 0) {
    throw new AppError('invalid', 'The page has errors and was not saved', { validationErrors });
  }
  return {
    draft: { ...page, ...head, contents, pageType: pageTypeIn(collection, page) },
    warnings: [...unknownOf(posted), ...warnings, ...findings.warnings],
  };
}

/** Only sections have the type of sections. */
function pageTypeIn(collection: Collection, { pageType }: PageDraft): string {
  if (collection === 'sections') return SECTION_PAGE_TYPE;
  return pageType === SECTION_PAGE_TYPE ? 'page' : pageType;
}

function unknownOf(posted: PostedPage): string[] {
  return Object.keys(posted)
    .filter((name) => !Object.hasOwn(pageDraftSchema.shape, name) && !Object.hasOwn(serverOwnedFields, name))
    .map((name) => `Page: the field ${name} is unknown and was dropped`);
}

/** The answer of a save or publish: the page, and its warnings, if any. */
export function withWarnings<Page extends object>(page: Page, warnings: string[]): Page & { warnings?: string[] } {
  return warnings.length > 0 ? { ...page, warnings } : page;
}
