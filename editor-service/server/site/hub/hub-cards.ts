import { LRUCache } from 'lru-cache';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { remembered } from '#content-store/drafts/database/remembered.ts';
import { pageCards } from '#content-store/drafts/pages/page-cards.ts';
import type { PageCard } from '#content-store/model/entities/page-card.ts';
import { type HubFilter, hubCards, hubSelector, sortHub } from '#content-store/model/hub/hub.ts';
import type { Sort } from '#content-store/model/values/tag-filter.ts';

/** Visitors send the filters that define a hub, so there may be any number of them. */
const MAX_HUBS = 200;

/** Selects from the sorted pages of a hub. */
const selectorOf = (cards: readonly PageCard[], filter: HubFilter, sort: Sort) =>
  hubSelector(sortHub(hubCards(cards, filter), sort));

/** The cards of all drafts of a domain, as editors see them. */
export const draftCards = remembered(
  (db, domainId: string): Promise<readonly PageCard[]> => pageCards(db, domainId, 'draft'),
  10,
);

/** Selects from the sorted drafts of a hub. */
export const draftHub = remembered(
  async (db, [domainId, filter, sort]: [string, HubFilter, Sort]) =>
    selectorOf(await draftCards(db, domainId), filter, sort),
  50,
);

export type PublishedCards = ReturnType<typeof createPublishedCards>;

/** The cards of published pages, cached in memory until something is published: visitors request them often. */
export function createPublishedCards(db: Db) {
  const cards = kept((domainId: string): Promise<readonly PageCard[]> => pageCards(db, domainId, 'published'));
  const hubs = kept(async ([domainId, filter, sort]: [string, HubFilter, Sort]) =>
    selectorOf(await cards.get(domainId), filter, sort),
  );
  return {
    of: cards.get,
    hub: (...of: [domainId: string, filter: HubFilter, sort: Sort]) => hubs.get(of),
    forget: () => {
      cards.forget();
      hubs.forget();
    },
  };
}

/** Caches each answer until `forget()` is called. */
function kept<Question, Answer>(workOut: (question: Question) => Promise<Answer>) {
  const known = new LRUCache<string, Promise<Answer>>({ max: MAX_HUBS });
  return {
    forget: () => known.clear(),
    get: (question: Question): Promise<Answer> => {
      const key = JSON.stringify(question);
      const found = known.get(key);
      if (found) return found;
      const answer = workOut(question);
      known.set(key, answer);
      answer.catch(() => known.delete(key)); // so that it is retried
      return answer;
    },
  };
}
