import type { Page } from '#content-store/model/entities/page.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';
import { templateOf } from '#site/templates/definitions.ts';
import { freshCopies } from '../store/blocks/fresh-keys.ts';
import { editableFields } from '../store/documents/documents.ts';

/** What is filled in of a page before it exists. */
export interface NewPage {
  domainId: string;
  slug: string;
  pageType: string;
  template: string;
}

/** The page at the root of a domain; its slug is empty, so nobody can type it. */
export function homePageOf(domainId: string): NewPage {
  return { domainId, slug: '', pageType: 'page', template: 'home' };
}

/** The first thing that is missing, in the order and words that editors know; null when nothing is. */
export function missingIn({ slug, pageType, domainId, template }: NewPage): string | null {
  if (slug === '') return 'Missing Field: Slug.';
  if (pageType === '') return 'Missing Fields: Page Type.';
  if (domainId === '') return 'No domain found.';
  return template === '' ? 'Missing Field: Template.' : null;
}

/** Why no page may have this slug; null for one that may. */
export function slugProblem(slug: string): string | null {
  return slugSchema.safeParse(slug).error?.issues[0]?.message ?? null;
}

/** A new page with what its template starts with. */
export function pageFrom({ template, ...rest }: NewPage) {
  const { contents = [], ...initial } = templateOf(template)?.initial ?? {};
  return { ...rest, template, ...initial, contents: freshCopies(contents) };
}

/** A page like another one at another address; what the service owns stays behind, so it is not published. */
export function copyOf(page: Page, slug: string) {
  return { ...(editableFields(page) as Omit<Page, '_id'>), slug };
}
