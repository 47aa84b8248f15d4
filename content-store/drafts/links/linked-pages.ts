import type { Page } from '../../model/entities/page.ts';
import type { PageCard } from '../../model/entities/page-card.ts';
import { pageTitle } from '../../model/entities/page-title.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import { textAt } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';

/** A page at an address: what visitors find there now, and its title, which is empty for pages of certain roles. */
export interface LinkedPage {
  slug: string;
  state: 'published' | 'draft' | 'trashed';
  title: string;
}

/** The pages that links to these addresses of a domain lead to; of a page in the trash only if nothing else is there. */
export async function linkedPages(db: Db, domainId: string, slugs: readonly string[]): Promise<LinkedPage[]> {
  if (slugs.length === 0) return [];
  const [stored, deleted] = await Promise.all([
    db
      .selectFrom('pages')
      .where((is) => is.and({ domainId, collection: 'pages' }))
      .where('slug', 'in', [...slugs])
      .select((is) => ['id', 'slug', 'copy', 'card', textAt(is, 'document', 'title').as('title')])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('pageRoles')
            .whereRef('pageRoles.pageId', '=', 'pages.id')
            .where((is) => is.and({ 'pageRoles.collection': 'pages', 'pageRoles.list': 'viewerRoles' }))
            .select('pageRoles.pageId'),
        ).as('isRestricted'),
      )
      .execute(),
    db
      .selectFrom('trash')
      .where((is) => is.and({ domainId, collection: 'pages' }))
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
      const title = row.isRestricted ? '' : pageTitle({ slug, title: row.title ?? '', header: { ...header } });
      return [{ slug, state: row.copy === 'published' ? 'published' : 'draft', title }];
    }
    const gone = deleted.find((entry) => entry.slug === slug);
    return gone ? [{ slug, state: 'trashed', title: openTitleOf(storedPage(gone.document)) }] : [];
  });
}

/** The title of a page; empty for a page of certain roles. */
export const openTitleOf = (page: Page): string => (page.viewerRoles.length > 0 ? '' : pageTitle(page));
