import type { z } from 'zod';
import { categoriesSchema } from './categories.ts';
import { footerSchema } from './footer.ts';
import { navigationSchema } from './navigation.ts';
import { noticeSchema } from './notice.ts';
import { redirectsSchema } from './redirect.ts';
import { siteSettingsSchema } from './site-settings.ts';
import { tagsSchema } from './tags.ts';

/** Documents that exist once per domain (navigation and footer also per region): schema, `_id` prefix, file name. */
export const SITE_DOCUMENTS = {
  navigation: { schema: navigationSchema, idPrefix: 'nav', file: 'navigation' },
  footer: { schema: footerSchema, idPrefix: 'footer', file: 'footer' },
  siteSettings: { schema: siteSettingsSchema, idPrefix: 'siteSettings', file: 'site-settings' },
  banner: { schema: noticeSchema, idPrefix: 'banner', file: 'banner' },
  acknowledgementBox: { schema: noticeSchema, idPrefix: 'acknowledgementBox', file: 'acknowledgement-box' },
  tags: { schema: tagsSchema, idPrefix: 'tags', file: 'tags' },
  redirects: { schema: redirectsSchema, idPrefix: 'redirects', file: 'redirects' },
  categories: { schema: categoriesSchema, idPrefix: 'categories', file: 'categories' },
} as const;
export type SiteDocumentKind = keyof typeof SITE_DOCUMENTS;
export type SiteDocument<K extends SiteDocumentKind> = z.output<(typeof SITE_DOCUMENTS)[K]['schema']>;

/** Kinds that a region may have its own document of. */
const REGIONAL_KINDS = ['navigation', 'footer'] as const satisfies readonly SiteDocumentKind[];

/** Kinds that a language may have its own document of. */
export const KINDS_IN_LANGUAGES = [
  ...REGIONAL_KINDS,
  ...(['siteSettings', 'banner', 'acknowledgementBox'] as const satisfies readonly SiteDocumentKind[]),
] as const;

const PLACE = /^(?:(.+?)_)?lang-([a-z0-9-]+)$/;

/** The part of a domain that a document is for: a region `vic`, a language `lang-de`, or both: `vic_lang-de`. */
export const documentPlace = (region: string, language: string): string =>
  [region, language && `lang-${language.toLowerCase()}`].filter(Boolean).join('_');

/** The region and the language of a place; empty without one. */
export function partsOfPlace(place: string): { region: string; language: string } {
  const [, region = '', language = ''] = PLACE.exec(place) ?? [];
  return language ? { region, language } : { region: place, language: '' };
}

/** The places whose document serves a place, the most particular first; the last is the whole domain. */
export function placesFor(place: string): string[] {
  const { region, language } = partsOfPlace(place);
  return [...new Set([place, documentPlace('', language), region, ''])];
}

/** True for a place that may have its own document of a kind. */
export function isPlaced(kind: SiteDocumentKind, place: string): boolean {
  const { region, language } = partsOfPlace(place);
  const has = (kinds: readonly SiteDocumentKind[]) => kinds.includes(kind);
  return (region === '' || has(REGIONAL_KINDS)) && (language === '' || has(KINDS_IN_LANGUAGES));
}

/** `nav_{domainId}`, or `nav_{domainId}_{slugPrefix}` for a region or language (`documentPlace()`). */
export function siteDocumentId(kind: SiteDocumentKind, domainId: string, slugPrefix = ''): string {
  const id = `${SITE_DOCUMENTS[kind].idPrefix}_${domainId}`;
  return slugPrefix ? `${id}_${slugPrefix}` : id;
}

/** Validates a document of a kind and fills in defaults; throws a ZodError. */
export function parseSiteDocument<K extends SiteDocumentKind>(kind: K, value: unknown): SiteDocument<K> {
  return SITE_DOCUMENTS[kind].schema.parse(value) as SiteDocument<K>;
}

/** The default document, used until one is saved. */
export function emptySiteDocument<K extends SiteDocumentKind>(
  kind: K,
  domainId: string,
  slugPrefix = '',
): SiteDocument<K> {
  return parseSiteDocument(kind, { _id: siteDocumentId(kind, domainId, slugPrefix), domainId });
}
