import { LRUCache } from 'lru-cache';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { remembered } from '#content-store/drafts/database/remembered.ts';
import { pageCards } from '#content-store/drafts/pages/page-cards.ts';
import type { PageCard } from '#content-store/model/entities/page-card.ts';
import { type TagCategory, withTag } from '#content-store/model/entities/tags.ts';
import {
  type HubFilter,
  hubCards,
  hubFilterOf,
  hubSelector,
  sortHub,
  usedCategories,
} from '#content-store/model/hub/hub.ts';
import { selectCareers, selectPages } from '#content-store/model/hub/select-pages.ts';
import type { Sort } from '#content-store/model/values/tag-filter.ts';
import { firstLanguage } from '#site/fields/address-language.ts';
import type { Caller, HandlersOf } from '../../http/call-context.ts';
import type { PublishNeeds } from '../../publishing/sets/publish-set.ts';
import { createWorkQueue } from '../../runtime/work-queue.ts';
import { loadDocument, publishDocument } from '../site-document.ts';

interface Needs extends PublishNeeds {
  cards: PublishedCards;
}

/** Lists of pages by tags, and the tags themselves: drafts for editors, published copies for visitors. */
export function hubHandlers({ cards, ...needs }: Needs): HandlersOf<'hub' | 'tags' | 'careers'> {
  const { db } = needs;
  const allCards = (domainId: string, caller: Caller | null): Promise<readonly PageCard[]> =>
    caller ? draftCards(db, domainId) : cards.of(domainId);
  const tagsOf = async (domainId: string, caller: Caller | null): Promise<TagCategory[]> =>
    (await loadDocument(db, 'tags', { domainId }, caller)).categories;

  const addInTurn = createWorkQueue(1, 100, 'Too many tags are being added');

  return {
    'hub/filter': async (payload, { caller }) => {
      const { domainId, userFilters, pageIndex, sortBy } = payload;
      const filter = hubFilterOf(payload.hubRelatedFilters ?? payload.hubFilters);
      const select = caller
        ? await draftHub(db, [domainId, filter, sortBy])
        : await cards.hub(domainId, filter, sortBy);
      const { items, count } = select({ userFilters, pageIndex });
      return { pages: items.map(({ card }) => hubPage(card)), count };
    },

    /** The domain's categories with only the tags that pages of the hub carry. */
    'hub/loadFilterTags': async ({ domainId, hubFilters }, { caller }) => {
      const inHub = hubCards(await allCards(domainId, caller), hubFilterOf(hubFilters));
      return usedCategories(await tagsOf(domainId, caller), inHub);
    },

    'hub/loadAllTags': ({ domainId }, { caller }) => tagsOf(domainId, caller),
    'tags/fetch': ({ domainId }, { caller }) => tagsOf(domainId, caller),

    /** Stores the tags and makes them public at once: they have no draft of their own. */
    'tags/save': async ({ domainId, tags }, context) =>
      (await publishDocument(needs, 'tags', { domainId, categories: tags }, context)).categories,

    /** One after the other, so that none replaces the list without the tag of another. */
    'tags/add': ({ domainId, category, tag }, context) =>
      addInTurn(async () => {
        const now = await tagsOf(domainId, context.caller);
        const tags = withTag(now, category, tag, firstLanguage);
        return tags === now
          ? now
          : (await publishDocument(needs, 'tags', { domainId, categories: tags }, context)).categories;
      }),

    /** The pages that match a tag filter; a `limit` beside the filter overrides the one in it. */
    'tags/filterListSelected': async ({ domainId, tagFilters, limit = tagFilters.limit }, { caller }) => {
      const pages = selectPages(await allCards(domainId, caller), { ...tagFilters, limit });
      return pages.map(({ _id, slug, header, tags }) => ({ _id, slug, header, tags }));
    },

    /** All jobs that match a tag filter. */
    'careers/filter': async ({ domainId, tagFilters }, { caller }) => {
      const jobs = selectCareers(await allCards(domainId, caller), tagFilters);
      return jobs.map(({ slug, header }) => ({ slug, header }));
    },
  };
}

/** A page as hub results show it. */
const hubPage = ({ _id, slug, header, tags, contents = [], publishDate, event }: PageCard) => ({
  ...{ _id, slug, header, tags, contents },
  ...(publishDate && { publishDate }),
  ...(event && { event }),
});

/** Visitors send the filters that define a hub, so there may be any number of them. */
const MAX_HUBS = 200;

/** Selects from the sorted pages of a hub. */
const selectorOf = (cards: readonly PageCard[], filter: HubFilter, sort: Sort) =>
  hubSelector(sortHub(hubCards(cards, filter), sort));

/** The cards of all drafts of a domain, as editors see them. */
const draftCards = remembered(
  (db, domainId: string): Promise<readonly PageCard[]> => pageCards(db, domainId, 'draft'),
  10,
);

type HubOf = [domainId: string, filter: HubFilter, sort: Sort];

/** Selects from the sorted drafts of a hub. */
const draftHub = remembered(
  async (db, [domainId, filter, sort]: HubOf) => selectorOf(await draftCards(db, domainId), filter, sort),
  50,
);

type PublishedCards = ReturnType<typeof createPublishedCards>;

/** The cards of published pages, cached in memory until something is published: visitors request them often. */
export function createPublishedCards(db: Db) {
  const known = new LRUCache<string, Promise<unknown>>({ max: MAX_HUBS });
  const kept = <Answer>(question: unknown, workOut: () => Promise<Answer>): Promise<Answer> => {
    const key = JSON.stringify(question);
    const found = known.get(key);
    if (found) return found as Promise<Answer>;
    const answer = workOut();
    known.set(key, answer);
    answer.catch(() => known.delete(key)); // so that it is retried
    return answer;
  };
  const of = (domainId: string): Promise<readonly PageCard[]> =>
    kept(domainId, () => pageCards(db, domainId, 'published'));
  return {
    of,
    hub: (...[domainId, filter, sort]: HubOf) =>
      kept([domainId, filter, sort], async () => selectorOf(await of(domainId), filter, sort)),
    forget: () => known.clear(),
  };
}
