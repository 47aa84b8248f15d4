import type { Db } from '#content-store/drafts/open-database.ts';
import { pageCards } from '#content-store/drafts/page-cards.ts';
import { sortHub } from '#content-store/model/hub.ts';
import type { ListedCard } from '#content-store/model/select-pages.ts';
import type { Sort } from '#content-store/model/tag-filter.ts';

/** The cards of published pages, sorted and kept in memory until something is published: visitors ask often. */
export interface PublishedCards {
  sorted(domainId: string, sort: Sort): Promise<readonly ListedCard[]>;
  forget(): void;
}

export function createPublishedCards(db: Db): PublishedCards {
  const known = new Map<string, Promise<readonly ListedCard[]>>();
  const load = async (domainId: string, sort: Sort) => sortHub(await pageCards(db, domainId, 'published'), sort);
  return {
    sorted: (domainId, sort) => {
      const key = `${sort} ${domainId}`;
      const cards = known.get(key) ?? load(domainId, sort);
      known.set(key, cards);
      cards.catch(() => known.delete(key)); // to be tried again
      return cards;
    },
    forget: () => known.clear(),
  };
}
