import type { Page } from '../../model/entities/page.ts';
import type { PageCard } from '../../model/entities/page-card.ts';
import type { Db } from '../database/open-database.ts';

/** A page at an address: what visitors find there now, and its heading, which is empty for pages of certain roles. */
export interface LinkedPage {
  slug: string;
  state: 'published' | 'draft' | 'trashed';
  heading: string;
}

/** The pages that links to these addresses of a domain lead to; of a page in the trash only if nothing else is there. */
export async function linkedPages(db: Db, domainId: string, slugs: readonly string[]): Promise<LinkedPage[]> {
  if (slugs.length === 0) return [];
  const [stored, deleted] = await Promise.all([
    db
      .selectFrom('pages')
      .where('domainId', '=', domainId)
      .where('collection', '=', 'pages')
      .where('slug', 'in', [...slugs])
      .select(['id', 'slug', 'copy', 'card'])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('pageRoles')
            .whereRef('pageRoles.pageId', '=', 'pages.id')
            .where('pageRoles.collection', '=', 'pages')
            .where('pageRoles.list', '=', 'viewerRoles')
            .select('pageRoles.pageId'),
        ).as('isRestricted'),
      )
      .execute(),
    db
      .selectFrom('trash')
      .where('domainId', '=', domainId)
      .where('collection', '=', 'pages')
      .where('slug', 'in', [...slugs])
      .orderBy('deletedAt', 'desc')
      .select(['slug', 'document'])
      .execute(),
  ]);
  return [...new Set(slugs)].flatMap((slug): LinkedPage[] => {
    const copies = stored.filter((row) => row.slug === slug);
    const [row] = copies.filter(({ copy }) => copy === 'published').concat(copies);
    if (row) {
      const { header } = JSON.parse(row.card) as PageCard;
      const state = row.copy === 'published' ? 'published' : 'draft';
      return [{ slug, state, heading: row.isRestricted ? '' : plain(header.heading) }];
    }
    const gone = deleted.find((entry) => entry.slug === slug);
    return gone ? [{ slug, state: 'trashed', heading: headingOf(JSON.parse(gone.document) as Page) }] : [];
  });
}

function headingOf({ header: { heading }, viewerRoles }: Page): string {
  return typeof heading === 'string' && viewerRoles.length === 0 ? plain(heading) : '';
}

/** A heading as text: it may hold markup. */
const plain = (heading: string): string =>
  heading
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
