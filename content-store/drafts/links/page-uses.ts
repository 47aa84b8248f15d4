import type { Page } from '../../model/entities/page.ts';
import type { SiteDocumentKind } from '../../model/entities/site-document.ts';
import type { Db } from '../database/open-database.ts';
import { documentsOf, linkedAddresses } from './links-between.ts';

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
  const isUse = (document: string) => document.includes(`"${_id}"`) || linkedAddresses(document).includes(slug);
  const drafts = await documentsOf(db, domainId, 'draft');
  return drafts
    .filter((draft) => draft._id !== _id && isUse(draft.document))
    .map((draft) => ({
      ...{ _id: draft._id, kind: draft.kind },
      ...(draft.slug !== null && { slug: draft.slug }),
      ...(draft.title !== '' && { name: draft.title }),
    }));
}
