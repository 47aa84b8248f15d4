import {
  type Collection,
  type PageDraft,
  pageDraftSchema,
  serverOwnedFields,
} from '#content-store/model/entities/page.ts';
import { SECTION_PAGE_TYPE } from '#content-store/model/entities/section.ts';
import { AppError } from '#content-store/model/error.ts';
import type { NamedContent } from '#content-store/model/published/public-page.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';
import { toSlug } from '#content-store/model/values/to-slug.ts';
import { cleanContents } from '#site/content/clean-contents.ts';
import { cleanHeader } from '#site/content/clean-header.ts';
import { namedContent } from '#site/content/public-content.ts';
import { templateProblem } from '#site/content/template-problem.ts';
import { unfinishedIn } from '#site/content/unfinished.ts';
import { addressLanguage } from '#site/fields/address-language.ts';
import type { PostedPage } from '../../contract/pages.ts';
import { checkPayload } from '../http/payload.ts';

/**
 * A page as stored: header and blocks valid by their definitions, rich text sanitised; unknown fields of
 * header and blocks are kept, those of the page itself dropped.
 * Throws AppError `invalid` with a sentence for each error.
 */
export function cleanPage(posted: PostedPage, collection: Collection = 'pages') {
  const page = pageDraftSchema.parse(posted);
  const { errors, warnings, ...head } = cleanHeader(page);
  const { contents, ...findings } = cleanContents(page.contents, addressLanguage(page.slug, page.domainId));
  const validationErrors = [...errors, ...findings.errors];
  if (validationErrors.length > 0) {
    throw new AppError('invalid', 'The page has errors and was not saved', { validationErrors });
  }
  const draft: PageDraft = { ...page, ...head, ...inSteps(page), contents, pageType: pageTypeIn(collection, page) };
  return {
    draft,
    /** A sentence for each thing that was dropped, was kept although unknown, or is rendered differently than stored. */
    warnings: [...unknownOf(posted), ...warnings, ...findings.warnings],
  };
}

/** A priority goes in steps of 0.1, as the sitemap finds it. */
const inSteps = ({ priority }: PageDraft) =>
  priority === undefined ? {} : { priority: Math.round(priority * 10) / 10 };

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

/** The content of a page that is published. Throws `invalid` with a sentence for each field that is not finished. */
export const finishedContent: NamedContent = (page) => {
  requireFinished(unfinishedIn(page).map(({ message }) => message));
  return namedContent(page);
};

/** Throws `invalid` when there are sentences about what is not finished. */
export function requireFinished(validationErrors: string[]): void {
  if (validationErrors.length === 0) return;
  throw new AppError('invalid', 'The page is not finished and was not published', { validationErrors });
}

/** Throws `invalid` for a template that this site does not have, unless the stored page has it: old pages stay editable. */
export function requireTemplate(template: string, stored?: { template: string }): void {
  const problem = template === stored?.template ? undefined : templateProblem(template);
  if (problem) throw new AppError('invalid', 'The page has errors and was not saved', { validationErrors: [problem] });
}

/** The canonical address of what was typed: ` /About Us/ ` is `about-us`; a name that becomes empty is not the home page. */
export const slugOf = (typed: string, domainId?: string): string =>
  checkPayload(slugSchema, toSlug(typed, addressLanguage(typed, domainId)) || typed.trim().replace(/^\/+|\/+$/g, ''));
