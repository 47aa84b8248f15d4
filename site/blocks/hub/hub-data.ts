import { partOfRef } from '#content-store/model/entities/page-ref.ts';
import { type HubResults, reachableTags, selectHub } from '#content-store/model/hub/hub.ts';
import {
  type HubEntry,
  type HubIndex,
  hubEntries,
  hubIndexAddress,
  hubPartAddress,
} from '#content-store/model/hub/hub-index.ts';
import { sortListed } from '#content-store/model/hub/sort-listed.ts';
import { remember } from '#content-store/model/values/remember.ts';
import type { CardFacts } from '../../cards/card-facts.ts';
import type { HubView } from './hub-address.ts';
import type { FetchHubFile } from './hub-files-context.ts';

/** Applies a hub's filters in the browser, from the data files in `folder`. */
export function openHubData(folder: string, fetchFile: FetchHubFile) {
  const indexAt = remember(async (address: string) => {
    const index = (await fetchFile(address)) as HubIndex;
    return { parts: index.parts, entries: hubEntries(index) };
  });
  const catalogue = () => indexAt(hubIndexAddress(folder));
  const cardsAt = remember(async (address: string) => (await fetchFile(address)) as CardFacts[]);

  const cardOf = async ({ ref }: HubEntry, parts: number) => {
    const cards = await cardsAt(hubPartAddress(folder, partOfRef(ref, parts), parts));
    return cards.filter((card) => card.ref === ref);
  };

  return {
    /** Prefetches the index, which the first answer needs. */
    prepare: () => void catalogue().catch(() => {}), // ignored here: answer() retries and reports the failure
    /** One page of results. Rejects when the data cannot be fetched. */
    answer: async (
      { filters, sort }: HubView,
      pageIndex: number,
    ): Promise<HubResults<CardFacts> & { reachable: Set<string> }> => {
      const { entries, parts } = await catalogue();
      const { items, count } = selectHub(sortListed(entries, sort), { userFilters: filters, pageIndex });
      const cards = await Promise.all(items.map((entry) => cardOf(entry, parts)));
      return { items: cards.flat(), count, reachable: reachableTags(entries, filters) };
    },
  };
}
