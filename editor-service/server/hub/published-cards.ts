import { pageCards } from '#content-store/drafts/content/page-cards.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { PageCard } from '#content-store/model/entities/page-card.ts';
import type { Sort } from '#content-store/model/entities/tag-filter.ts';
import {
  type HubChoice,
  type HubFilter,
  type HubResults,
  hubCards,
  hubSelector,
  sortHub,
} from '#content-store/model/hub/hub.ts';
import type { ListedCard } from '#content-store/model/hub/select-pages.ts';

/** Visitors send the filters that define a hub, so there may be any number of them. */
const MOST_HUBS = 200;

/** The cards of published pages, cached in memory until something is published: visitors request them often. */
export interface PublishedCards {
  of(domainId: string): Promise<readonly PageCard[]>;
  /** Selects from the sorted pages of a hub. */
  hub(domainId: string, filter: HubFilter, sort: Sort): Promise<HubSelector>;
  forget(): void;
}

type HubSelector = (choice: HubChoice) => HubResults<ListedCard>;

export function createPublishedCards(db: Db): PublishedCards {
  const cards = kept((domainId: string) => pageCards(db, domainId, 'published'));
  const hubs = kept(async ([domainId, filter, sort]: [string, HubFilter, Sort]) =>
    hubSelector(sortHub(hubCards(await cards.get(domainId), filter), sort)),
  );
  return {
    of: (domainId) => cards.get(domainId),
    hub: (...of) => hubs.get(of),
    forget: () => {
      cards.forget();
      hubs.forget();
    },
  };
}

/** Caches each answer until `forget()` is called. */
function kept<Question, Answer>(workOut: (question: Question) => Promise<Answer>) {
  const known = new Map<string, Promise<Answer>>();
  return {
    forget: () => known.clear(),
    get: (question: Question): Promise<Answer> => {
      const key = JSON.stringify(question);
      const found = known.get(key);
      if (found) return found;
      if (known.size >= MOST_HUBS) known.clear();
      const answer = workOut(question);
      known.set(key, answer);
      answer.catch(() => known.delete(key)); // so that it is retried
      return answer;
    },
  };
}
