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
export const REGIONAL_KINDS = ['navigation', 'footer'] as const satisfies readonly SiteDocumentKind[];
type RegionalKind = (typeof REGIONAL_KINDS)[number];

export const isRegional = (kind: SiteDocumentKind): kind is RegionalKind =>
  REGIONAL_KINDS.some((regional) => regional === kind);

/** `nav_{domainId}`, or `nav_{domainId}_{slugPrefix}` for a region. */
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
