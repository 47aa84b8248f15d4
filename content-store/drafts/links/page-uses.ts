import type { Page } from '../../model/entities/page.ts';
import type { SiteDocumentKind } from '../../model/entities/site-document.ts';
import type { Db } from '../database/open-database.ts';
import { documentsOf } from './links-between.ts';

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
  const drafts = await documentsOf(db, domainId, 'draft');
  return drafts
    .filter((draft) => draft._id !== _id && isUse(draft))
    .map((draft) => ({
      ...{ _id: draft._id, kind: draft.kind },
      ...(draft.slug !== null && { slug: draft.slug }),
      ...(draft.title !== '' && { name: draft.title }),
    }));
}

/** Searches the JSON text for a link's `href`, a link in rich text, or the id in a list of selected pages. */
function linksTo(id: string, slug: string): (row: { document: string }) => boolean {
  const link = new RegExp(String.raw`(?:"href":"|href=\\")/${slug}(?=["\\#?])`);
  return ({ document }) => document.includes(`"${id}"`) || link.test(document);
}
