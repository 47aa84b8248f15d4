import { setImmediate } from 'node:timers/promises';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { nextDrafts } from '#content-store/drafts/pages/drafts-in-order.ts';
import type { Collection } from '#content-store/model/entities/page.ts';

/** After this many milliseconds an answer ends, and says where to continue. */
const MAX_TIME = 400;

interface Walk<Of extends Collection> {
  domainId: string;
  collections: readonly Of[];
  /** `pages about/us`: after this page; `pages`: from the first, which may be the home page without an address. */
  after: string | null;
  /** How many drafts are read at once; between two batches, other calls are answered. */
  size: number;
  /** Drafts without them are counted, but not read. */
  letters?: string;
}

/** Reads the drafts of a domain batch by batch, by address. `next` continues after a batch; null at the end. */
export async function* walkDrafts<Of extends Collection>(db: Db, walk: Walk<Of>) {
  const { domainId, collections, size, letters } = walk;
  const began = performance.now();
  const [name = collections[0], slug = null] = walk.after?.split(' ') ?? [];
  let collection = collections.find((one) => one === name);
  let after = slug;
  while (collection !== undefined) {
    const { pages, last, count } = await nextDrafts(db, { domainId, collection, after }, size, letters);
    const following: Of | undefined = last === null ? collections[collections.indexOf(collection) + 1] : collection;
    const next = following === undefined ? null : [following, ...(last === null ? [] : [last])].join(' ');
    yield { collection, pages, count, next, isLate: () => performance.now() - began > MAX_TIME };
    [collection, after] = [following, last];
    await setImmediate();
  }
}
