import type { Collection } from './page.ts';
import type { SiteDocumentKind } from './site-document.ts';

/** A document with a draft and a published copy: a collection of pages, or a site document. */
export type PublishablePart = Collection | SiteDocumentKind;

/**
 * What editors publish as one thing, and the documents it consists of. The first names it; the others go with it: a
 * page with its listing, the site settings with redirects, categories and tags. A new kind is one entry here.
 */
const PUBLISHABLES = {
  page: ['pages', 'listings'],
  section: ['sections'],
  navigation: ['navigation'],
  footer: ['footer'],
  siteSettings: ['siteSettings', 'redirects', 'categories', 'tags'],
  banner: ['banner'],
  acknowledgementBox: ['acknowledgementBox'],
} as const satisfies Record<string, readonly PublishablePart[]>;
export type PublishableKind = keyof typeof PUBLISHABLES;

export const PUBLISHABLE_KINDS = Object.keys(PUBLISHABLES) as [PublishableKind, ...PublishableKind[]];

/** The kind that a document is published as. */
export const kindOfPart = (part: PublishablePart): PublishableKind =>
  PUBLISHABLE_KINDS.find((kind) => partsOf(kind).includes(part)) ?? 'page';

export const partsOf = (kind: PublishableKind): readonly PublishablePart[] => PUBLISHABLES[kind];

/** True for what is stored with the pages. */
export const isCollection = (part: PublishablePart | 'domain'): part is Collection =>
  part === 'pages' || part === 'listings' || part === 'sections';

/** True for pages and sections; everything else is a document of the site. */
export const hasRevisions = (kind: PublishableKind): kind is 'page' | 'section' =>
  kind === 'page' || kind === 'section';
