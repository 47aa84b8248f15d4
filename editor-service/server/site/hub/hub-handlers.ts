import type { PageCard } from '#content-store/model/entities/page-card.ts';
import type { TagCategory } from '#content-store/model/entities/tags.ts';
import { hubCards, hubFilterOf, usedCategories } from '#content-store/model/hub/hub.ts';
import { selectCareers, selectPages } from '#content-store/model/hub/select-pages.ts';
import { requireDomain } from '../../content/domain-for.ts';
import type { Caller, HandlersOf } from '../../http/call-context.ts';
import { loadDocument, type PublishParts, publishDocument } from '../site-document.ts';
import { draftCards, draftHub, type PublishedCards } from './hub-cards.ts';

interface Parts extends PublishParts {
  cards: PublishedCards;
}

/** Lists of pages by tags, and the tags themselves: drafts for editors, published copies for visitors. */
export function hubHandlers({ cards, ...parts }: Parts): HandlersOf<'hub' | 'tags' | 'careers'> {
  const { db } = parts;
  const allCards = async (domainId: string, caller: Caller | null): Promise<readonly PageCard[]> => {
    await requireDomain(db, domainId, caller);
    return caller ? draftCards(db, domainId) : cards.of(domainId);
  };
  const tagsOf = async (domainId: string, caller: Caller | null): Promise<TagCategory[]> =>
    (await loadDocument(db, 'tags', { domainId }, caller)).categories;

  return {
    /** One page of a hub's results. */
    'hub/filter': async (payload, { caller }) => {
      const { domainId, userFilters, pageIndex, sortBy } = payload;
      const filter = hubFilterOf(payload.hubRelatedFilters ?? payload.hubFilters);
      await requireDomain(db, domainId, caller);
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
      (await publishDocument(parts, 'tags', { domainId, categories: tags }, context)).categories,

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
  _id,
  slug,
  header,
  tags,
  contents,
  ...(publishDate && { publishDate }),
  ...(event && { event }),
});
