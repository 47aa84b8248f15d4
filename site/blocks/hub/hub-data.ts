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
import type { CardFacts } from '../../cards/card-facts.ts';
import type { HubView } from './hub-address.ts';
import type { FetchHubFile } from './hub-files-context.ts';

/** Applies a hub's filters in the browser, from the data files in `folder`. */
export function openHubData(folder: string, fetchFile: FetchHubFile) {
  const indexAt = remember(async (address) => {
    const index = (await fetchFile(address)) as HubIndex;
    return { parts: index.parts, entries: hubEntries(index) };
  });
  const catalogue = () => indexAt(hubIndexAddress(folder));
  const cardsAt = remember(async (address) => (await fetchFile(address)) as CardFacts[]);

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

/** Caches results by address; a failure is not cached, so that it can be retried. */
function remember<T>(load: (address: string) => Promise<T>): (address: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (address) => {
    const answer = known.get(address) ?? load(address);
    known.set(address, answer);
    answer.catch(() => known.delete(address));
    return answer;
  };
}
