import { pageCards } from '#content-store/drafts/content/page-cards.ts';
import { remembered } from '#content-store/drafts/database/remembered.ts';
import type { PageCard } from '#content-store/model/entities/page-card.ts';
import type { Sort } from '#content-store/model/entities/tag-filter.ts';
import { type HubFilter, hubCards, hubSelector, sortHub } from '#content-store/model/hub/hub.ts';

/** The cards of all drafts of a domain, as editors see them. */
export const draftCards = remembered(
  (db, domainId: string): Promise<readonly PageCard[]> => pageCards(db, domainId, 'draft'),
  10,
);

/** Selects from the sorted drafts of a hub. */
export const draftHub = remembered(
  async (db, [domainId, filter, sort]: [string, HubFilter, Sort]) =>
    hubSelector(sortHub(hubCards(await draftCards(db, domainId), filter), sort)),
  50,
);
