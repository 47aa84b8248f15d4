import type { Page } from '#content-store/model/entities/page.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';
import { templateOf } from '#site/templates/definitions.ts';
import { freshCopies } from '../store/blocks/fresh-keys.ts';
import { editableFields } from '../store/documents/documents.ts';

/** The fields that are filled in before a page is created. */
export interface NewPage {
  domainId: string;
  slug: string;
  pageType: string;
  template: string;
}

/** The page at the root of a domain. Its slug is empty, so it cannot be typed. */
export function homePageOf(domainId: string): NewPage {
  return { domainId, slug: '', pageType: 'page', template: 'home' };
}

/** The first missing field, in the order and wording that editors know; null when none is missing. */
export function missingIn({ slug, pageType, domainId, template }: NewPage): string | null {
  if (slug === '') return 'Missing Field: Slug.';
  if (pageType === '') return 'Missing Fields: Page Type.';
  if (domainId === '') return 'No domain found.';
  return template === '' ? 'Missing Field: Template.' : null;
}

/** Why a page may not have this slug; null when it may. */
export function slugProblem(slug: string): string | null {
  return slugSchema.safeParse(slug).error?.issues[0]?.message ?? null;
}

/** A new page with the initial fields and contents of its template. */
export function pageFrom({ template, ...rest }: NewPage) {
  const { contents = [], ...initial } = templateOf(template)?.initial ?? {};
  return { ...rest, template, ...initial, contents: freshCopies(contents) };
}

/** A copy of a page at another address, without the fields that the service owns, so it is not published. */
export function copyOf(page: Page, slug: string) {
  return { ...(editableFields(page) as Omit<Page, '_id'>), slug };
}
