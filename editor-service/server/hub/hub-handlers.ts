import type { PageCard } from '#content-store/model/entities/page-card.ts';
import { hubCards, hubFilterOf, usedCategories } from '#content-store/model/hub/hub.ts';
import { selectCareers, selectPages } from '#content-store/model/hub/select-pages.ts';
import type { CallContext, Handler } from '../calls/call-context.ts';
import { requireDomain } from '../domains/require-domain.ts';
import { draftCards, draftHub } from './draft-cards.ts';
import { tagsOf } from './tag-handlers.ts';

/** One page of a hub's results: drafts for editors, published copies for visitors. */
export const filterHub: Handler<'hub/filter'> = async (payload, context) => {
  const { domainId, userFilters, pageIndex, sortBy } = payload;
  const { service, caller } = context;
  const filter = hubFilterOf(payload.hubRelatedFilters ?? payload.hubFilters);
  await requireDomain(service, domainId, caller);
  const select = caller
    ? await draftHub(service.db, [domainId, filter, sortBy])
    : await service.cards.hub(domainId, filter, sortBy);
  const { items, count } = select({ userFilters, pageIndex });
  return { pages: items.map(({ card }) => hubPage(card)), count };
};

/** The domain's categories with only the tags that pages of the hub carry. */
export const loadFilterTags: Handler<'hub/loadFilterTags'> = async ({ domainId, hubFilters }, context) => {
  const cards = hubCards(await allCards(domainId, context), hubFilterOf(hubFilters));
  return usedCategories(await tagsOf(domainId, context), cards);
};

/** The pages that a tag filter shows; a `limit` beside the filter comes before the one in it. */
export const filterListSelected: Handler<'tags/filterListSelected'> = async (payload, context) => {
  const { domainId, tagFilters, limit = tagFilters.limit } = payload;
  const pages = selectPages(await allCards(domainId, context), { ...tagFilters, limit });
  return pages.map(({ _id, slug, header, tags }) => ({ _id, slug, header, tags }));
};

/** All jobs that a tag filter names. */
export const filterCareers: Handler<'careers/filter'> = async ({ domainId, tagFilters }, context) => {
  const jobs = selectCareers(await allCards(domainId, context), tagFilters);
  return jobs.map(({ slug, header }) => ({ slug, header }));
};

/** A page as hub results show it (specification 2 §3). */
const hubPage = ({ _id, slug, header, tags, contents = [], publishDate }: PageCard) => ({
  ...{ _id, slug, header, tags, contents },
  ...(publishDate && { publishDate }),
});

async function allCards(domainId: string, { service, caller }: CallContext): Promise<readonly PageCard[]> {
  await requireDomain(service, domainId, caller);
  return caller ? draftCards(service.db, domainId) : service.cards.of(domainId);
}
