import type { Page } from '#content-store/model/entities/page.ts';
import { slugOfTitle, slugSchema } from '#content-store/model/values/slug.ts';
import { addressLanguage } from '#site/fields/address-language.ts';
import { templateOf } from '#site/templates/definitions.ts';
import { t } from '../../words/t.ts';
import { freshCopies } from '../blocks/fresh-keys.ts';
import { editableFields } from './documents.ts';

/** The fields that are filled in before a page is created. */
export interface NewPage {
  domainId: string;
  slug: string;
  template: string;
}

/** The first missing field, in the order and wording that editors know; null when none is missing. */
export function missingIn({ slug, domainId, template }: NewPage): string | null {
  if (slug === '') return t('Enter a slug.');
  if (domainId === '') return t('Choose a domain.');
  return template === '' ? t('Choose a template.') : null;
}

/** Why a page may not have this slug; null when it may. */
export function slugProblem(slug: string): string | null {
  return slugSchema.safeParse(slug).error?.issues[0]?.message ?? null;
}

/**
 * A new page with the initial fields and contents of its template, which decides how it is built: every page is of the
 * one type. Its title is the heading of its header.
 */
export function pageFrom({ template, ...rest }: NewPage, title = '') {
  const definition = templateOf(template);
  const { contents = [], ...initial } = definition?.initial ?? {};
  return {
    ...rest,
    pageType: 'page',
    template,
    ...initial,
    ...titled(definition?.start ?? {}, title),
    contents: freshCopies(contents),
  };
}

/** The header of a new page says its title; a template without a heading keeps it as the page's own. */
function titled(start: Readonly<Record<string, unknown>>, title: string) {
  if (title.trim() === '') return {};
  return 'heading' in start ? { header: { ...start, heading: title.trim() } } : { title: title.trim() };
}

/** The address of a page with this title below another page; empty without a title. */
export const addressBelow = (parent: string, title: string, domainId = ''): string => {
  const last = slugOfTitle(title, addressLanguage(parent, domainId));
  return last === '' ? '' : below(parent, last);
};

/** The address whose last part is `last`, below another address or at the top. */
export const below = (parent: string, last: string): string => (parent === '' ? last : `${parent}/${last}`);

/** The address above another one; empty at the top. */
export const parentOf = (slug: string): string => slug.split('/').slice(0, -1).join('/');

/** The last part of an address. */
export const lastOf = (slug: string): string => slug.split('/').at(-1) ?? '';

/**
 * A copy of a page at another address, without its date and the fields that the service owns, so it is not published and is
 * dated when it is. A new title also becomes its heading, unless the page's title differs from its heading.
 */
export function copyOf(page: Page, slug: string, title = '') {
  const { publishDate: _, ...fields } = editableFields(page) as Omit<Page, '_id'>;
  const copy = { ...fields, slug };
  if (title.trim() === '') return copy;
  if (typeof page.header.heading !== 'string') return { ...copy, title: title.trim() };
  const header = { ...page.header, heading: title.trim() };
  return { ...copy, header, ...(page.title && { title: title.trim() }) };
}
