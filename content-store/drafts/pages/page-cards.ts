import type { PageCard } from '../../model/entities/page-card.ts';
import type { HubFilter } from '../../model/hub/hub.ts';
import type { Copy } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';
import { demanding } from './page-viewer.ts';
import { NO_KEY } from './translations.ts';

export interface CardFilter extends HubFilter {
  /** Leaves out pages that are not published. */
  onlyPublished?: boolean;
}

const EVERYTHING: HubFilter = { include: [], exclude: [], selected: [] };

/**
 * The cards that may match a filter, unordered; the database narrows them when the filter names pages or tags. Pages that
 * only some roles may view are never public, so no list of pages shows them, not even in previews.
 */
export async function pageCards(
  db: Db,
  domainId: string,
  copy: Copy,
  { selected, include, onlyPublished = false }: CardFilter = EVERYTHING,
): Promise<PageCard[]> {
  const tagged = selected.length === 0 && include.length > 0;
  const rows = await (tagged ? taggedCards(db, domainId, copy, include) : cards(db, domainId, copy, selected))
    .$if(onlyPublished, (query) => query.where('pages.published', '=', 1))
    .execute();
  return rows.map((row) => JSON.parse(row.card) as PageCard);
}

function cards(db: Db, domainId: string, copy: Copy, selected: readonly string[]) {
  return db
    .selectFrom('pages')
    .where((is) => is.and({ domainId, collection: 'pages', copy }))
    .where('pages.id', 'not in', demanding('viewerRoles'))
    .$if(selected.length > 0, (query) => query.where('id', 'in', selected))
    .select('card');
}

function taggedCards(db: Db, domainId: string, copy: Copy, include: readonly string[]) {
  return db
    .selectFrom('pageTags')
    .innerJoin('pages', (join) =>
      join
        .onRef('pages.collection', '=', 'pageTags.collection')
        .onRef('pages.id', '=', 'pageTags.pageId')
        .onRef('pages.copy', '=', 'pageTags.copy'),
    )
    .where((is) => is.and({ 'pageTags.domainId': domainId, 'pageTags.collection': 'pages', 'pageTags.copy': copy }))
    .where('pageTags.tag', 'in', include)
    .where('pages.id', 'not in', demanding('viewerRoles'))
    .select('pages.card')
    .distinct();
}

/** Where the pages with a translation key are that visitors find; in previews, as drafts. */
export const translatedPages = (db: Db, translationKey: string, copy: Copy) =>
  db
    .selectFrom('pages')
    .where((is) => is.and({ collection: 'pages', copy, translationKey, published: 1 }))
    .where('translationKey', '<>', NO_KEY)
    .where('id', 'not in', demanding('viewerRoles'))
    .select(['id as _id', 'domainId', 'slug'])
    .execute();
