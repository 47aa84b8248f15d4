import type { SiteDocumentKind } from '../../model/entities/site-document.ts';
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
const LINK = /(?:"href":"|href=\\")\/(?![/\\])([^"\\#?]*)/g;

/** The addresses of the own site that a stored document links to, each once. */
export function linkedAddresses(document: string): string[] {
  const found = Array.from(document.matchAll(LINK), ([, path = '']) => path.replace(/\/+$/, ''));
  return [...new Set(found)];
}

/** The links of a domain's published copies to any of these addresses; the documents are read one by one. */
export async function publishedLinksTo(db: Db, domainId: string, slugs: ReadonlySet<string>): Promise<PublishedLink[]> {
  if (slugs.size === 0) return [];
  const pages = db
    .selectFrom('pages')
    .innerJoin('draftStates', (join) =>
      join.onRef('draftStates.part', '=', 'pages.collection').onRef('draftStates.id', '=', 'pages.id'),
    )
    .where('pages.domainId', '=', domainId)
    .where('pages.collection', 'in', ['pages', 'sections'])
    .where('pages.copy', '=', 'published')
    .select(['pages.id', 'pages.collection', 'pages.slug', 'draftStates.title', 'pages.document'])
    .orderBy('pages.slug');
  const documents = db
    .selectFrom('siteDocuments')
    .where((is) => is.and({ domainId, copy: 'published' }))
    .select(['id', 'kind', 'document'])
    .orderBy('id');
  const links: PublishedLink[] = [];
  const note = (of: Omit<PublishedLink, 'to'>, document: string) => {
    for (const to of linkedAddresses(document)) if (slugs.has(to)) links.push({ ...of, to });
  };
  for (const { id, collection, slug, title, document } of await pages.execute()) {
    if (collection === 'sections') note({ _id: id, kind: 'section', title, slug: null }, document);
    else note({ _id: id, kind: 'page', title, slug }, document);
  }
  for (const { id, kind, document } of await documents.execute()) {
    note({ _id: id, kind, title: '', slug: null }, document);
  }
  return links;
}

/** The pages whose drafts have these addresses, with their titles. */
export async function draftsAt(db: Db, domainId: string, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  return db
    .selectFrom('pages')
    .innerJoin('draftStates', (join) =>
      join.onRef('draftStates.part', '=', 'pages.collection').onRef('draftStates.id', '=', 'pages.id'),
    )
    .where((is) => is.and({ 'pages.domainId': domainId, 'pages.collection': 'pages', 'pages.copy': 'draft' }))
    .where('pages.slug', 'in', [...slugs])
    .select(['pages.id', 'pages.slug', 'draftStates.title'])
    .execute();
}
