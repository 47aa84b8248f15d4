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
  const files = new Map<string, Promise<unknown>>();
  /** Fetches each file once; after a failure, the next request fetches it again. */
  const fileAt = async <File>(address: string, read = (file: unknown) => file as File): Promise<File> => {
    const file = files.get(address) ?? fetchFile(address).then(read);
    files.set(address, file);
    file.catch(() => files.delete(address));
    return file as Promise<File>;
  };
  const catalogue = () =>
    fileAt(hubIndexAddress(folder), (file) => ({
      parts: (file as HubIndex).parts,
      entries: hubEntries(file as HubIndex),
    }));

  const cardOf = async ({ ref }: HubEntry, parts: number) => {
    const cards = await fileAt<CardFacts[]>(hubPartAddress(folder, partOfRef(ref, parts), parts));
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
