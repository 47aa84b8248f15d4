import { publicDomain } from '../../model/entities/domain.ts';
import type { PublishedPage } from '../../model/entities/page.ts';
import { parseSiteDocument, type SiteDocument, type SiteDocumentKind } from '../../model/entities/site-document.ts';
import { hubCards, hubStart } from '../../model/hub/hub.ts';
import { cardsOfPart, hubIndexOf } from '../../model/hub/hub-index.ts';
import { selectCareers, selectPages } from '../../model/hub/select-pages.ts';
import { type PublicContent, publicPage } from '../../model/published/public-page.ts';
import type { Answers, PublicEnvironment, Reader } from '../../model/published/reader.ts';
import type { Copy } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';
import { fileById, mediaById } from '../media/media.ts';
import { publishedFileById, publishedMediaById } from '../media/published-media.ts';
import { domainById } from './domains.ts';
import { pageBySlug } from './find-page.ts';
import { pageCards } from './page-cards.ts';
import { loadSiteDocument } from './site-documents.ts';

/**
 * Answers from the database: from drafts for previews, or from the published copies. For equal content, its answers
 * equal those of the reader of published files.
 */
export function draftsReader(
  db: Db,
  domainId: string,
  environment: PublicEnvironment,
  copy: Copy,
  publicContent: PublicContent,
): Reader {
  const answers: Answers = {
    page: ({ slug }) => pageAt(db, { domainId, slug }, copy, publicContent),
    navigation: ({ slugPrefix }) => document(db, 'navigation', { domainId, slugPrefix }, copy),
    footer: ({ slugPrefix }) => document(db, 'footer', { domainId, slugPrefix }, copy),
    siteSettings: () => document(db, 'siteSettings', { domainId }, copy),
    notice: ({ kind }) => document(db, kind, { domainId }, copy),
    domain: async () => publicDomain(domainId, await domainById(db, domainId, copy)),
    media: async ({ imageId }) =>
      (copy === 'draft' ? await mediaById(db, imageId) : await publishedMediaById(db, domainId, imageId)) ?? null,
    file: async ({ fileId }) =>
      (copy === 'draft' ? await fileById(db, fileId) : await publishedFileById(db, domainId, fileId)) ?? null,
    pagesTagged: async ({ filter }) => selectPages(await pageCards(db, domainId, copy, filter), filter),
    careers: async ({ filter }) => selectCareers(await pageCards(db, domainId, copy, filter), filter),
    hub: async ({ filter, sort }) => {
      const { categories } = await document(db, 'tags', { domainId }, copy);
      return hubStart(hubCards(await pageCards(db, domainId, copy, filter), filter), sort, categories);
    },
    hubIndex: async ({ filter }) => hubIndexOf(hubCards(await pageCards(db, domainId, copy, filter), filter)),
    hubPart: async ({ filter, part, parts }) =>
      cardsOfPart(hubCards(await pageCards(db, domainId, copy, filter), filter), part, parts),
    environment: async () => environment,
  };
  return { ask: (kind, input) => answers[kind](input) };
}

type PageAddress = { domainId: string; slug: string };

async function pageAt(
  db: Db,
  place: PageAddress,
  copy: Copy,
  publicContent: PublicContent,
): Promise<PublishedPage | null> {
  const page = await pageBySlug(db, place, copy);
  return page ? publicPage(page, publicContent) : null;
}

async function document<K extends SiteDocumentKind>(
  db: Db,
  kind: K,
  place: { domainId: string; slugPrefix?: string },
  copy: Copy,
): Promise<SiteDocument<K>> {
  return parseSiteDocument(kind, await loadSiteDocument(db, kind, place, copy));
}
