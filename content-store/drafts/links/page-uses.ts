import type { Page } from '../../model/entities/page.ts';
import { pageTitle } from '../../model/entities/page-title.ts';
import type { SiteDocumentKind } from '../../model/entities/site-document.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import type { Db } from '../database/open-database.ts';

/** A draft that links to a page or lists it by hand. */
interface PageUse {
  _id: string;
  kind: 'page' | 'section' | SiteDocumentKind;
  /** The address, for a page. */
  slug?: string;
  /** The title of a page, the name of a section. */
  name?: string;
}

/** Drafts of its domain that use a page, by a link to its address or in a list of selected pages, or show a section. */
export async function pageUses(db: Db, { _id, domainId, slug }: Page): Promise<PageUse[]> {
  const isUse = linksTo(_id, slug);
  const pages = await db
    .selectFrom('pages')
    .where((is) => is.and({ domainId, copy: 'draft' }))
    .where('collection', 'in', ['pages', 'sections'])
    .where('id', '!=', _id)
    .select(['id as _id', 'collection', 'slug', 'document'])
    .orderBy('slug')
    .execute();
  const documents = await db
    .selectFrom('siteDocuments')
    .where((is) => is.and({ domainId, copy: 'draft' }))
    .select(['id as _id', 'kind', 'document'])
    .orderBy('id')
    .execute();
  return [
    ...pages.filter(isUse).map(useOf),
    ...documents.filter(isUse).map(({ _id: documentId, kind }) => ({ _id: documentId, kind })),
  ];
}

function useOf({
  _id,
  collection,
  slug,
  document,
}: {
  _id: string;
  collection: string;
  slug: string;
  document: string;
}) {
  const page = storedPage(document);
  if (collection === 'pages') return { _id, kind: 'page' as const, slug, name: pageTitle(page) };
  return { _id, kind: 'section' as const, name: page.title };
}

/** Searches the JSON text for a link's `href`, a link in rich text, or the id in a list of selected pages. */
function linksTo(id: string, slug: string): (row: { document: string }) => boolean {
  const link = new RegExp(String.raw`(?:"href":"|href=\\")/${slug}(?=["\\#?])`);
  return ({ document }) => document.includes(`"${id}"`) || link.test(document);
}
