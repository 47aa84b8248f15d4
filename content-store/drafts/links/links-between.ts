import type { SiteDocumentKind } from '../../model/entities/site-document.ts';
import { readablePath } from '../../model/values/address-encoding.ts';
import type { Copy } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';

/** A published page, section or site document that links to an address. */
export interface PublishedLink {
  _id: string;
  kind: 'page' | 'section' | SiteDocumentKind;
  /** For a page or section. */
  title: string;
  /** For a page. */
  slug: string | null;
  /** The address, without the slash at its start. */
  to: string;
}

/** Links of fields and of rich text; the rest of an address after `?` and `#` does not count. */
const LINK = /(?:"href":"|href=\\")\/(?!\/|\\\\)([^"\\#?]*)/g;

/** The addresses of the own site that a stored document links to, each once. */
export function linkedAddresses(document: string): string[] {
  const found = Array.from(document.matchAll(LINK), ([, path = '']) => readablePath(path).replace(/\/+$/, ''));
  return [...new Set(found)];
}

/** The links of a domain's published copies to any of these addresses; the documents are read one by one. */
export async function publishedLinksTo(db: Db, domainId: string, slugs: ReadonlySet<string>): Promise<PublishedLink[]> {
  if (slugs.size === 0) return [];
  const links: PublishedLink[] = [];
  for (const { document, ...from } of await documentsOf(db, domainId, 'published')) {
    for (const to of linkedAddresses(document)) if (slugs.has(to)) links.push({ ...from, to });
  }
  return links;
}

/** The pages, sections and site documents of a domain's copy, each with its JSON text. */
export async function documentsOf(db: Db, domainId: string, copy: Copy) {
  const pages = db
    .selectFrom('pages')
    .innerJoin('draftStates', 'draftStates.id', 'pages.id')
    .whereRef('draftStates.part', '=', 'pages.collection')
    .where((is) => is.and({ 'pages.domainId': domainId, 'pages.copy': copy }))
    .where('pages.collection', 'in', ['pages', 'sections'])
    .select(['pages.id as _id', 'pages.collection', 'pages.slug', 'draftStates.title', 'pages.document'])
    .orderBy('pages.slug');
  const documents = db
    .selectFrom('siteDocuments')
    .where((is) => is.and({ domainId, copy }))
    .select(['id as _id', 'kind', 'document'])
    .orderBy('id');
  return [
    ...(await pages.execute()).map(({ collection, slug, ...page }) =>
      collection === 'sections'
        ? { ...page, kind: 'section' as const, slug: null }
        : { ...page, kind: 'page' as const, slug },
    ),
    ...(await documents.execute()).map((document) => ({ ...document, title: '', slug: null })),
  ];
}

/** The pages whose drafts have these addresses, with their titles. */
export async function draftsAt(db: Db, domainId: string, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  return db
    .selectFrom('pages')
    .innerJoin('draftStates', 'draftStates.id', 'pages.id')
    .whereRef('draftStates.part', '=', 'pages.collection')
    .where((is) => is.and({ 'pages.domainId': domainId, 'pages.collection': 'pages', 'pages.copy': 'draft' }))
    .where('pages.slug', 'in', [...slugs])
    .select(['pages.id', 'pages.slug', 'draftStates.title'])
    .execute();
}
