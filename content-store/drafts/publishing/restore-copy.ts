import type { Page } from '../../model/entities/page.ts';
import type { Db } from '../database/open-database.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { type PageRef, pageById } from '../pages/find-page.ts';
import { writePageCopy } from '../pages/page-copies.ts';
import { pageAtRevision } from '../pages/page-history.ts';
import { restorePage } from '../pages/trash.ts';
import { decidePage, undecidePage } from '../states/draft-states.ts';
import { queueFile, withdrawPage } from './publish-page.ts';

/**
 * Makes an earlier published copy the published copy again, to the byte, or takes the page from visitors when there was
 * none. What the draft says stays; a page in the trash is restored as a draft first. Throws AppError `not-found`, or
 * `conflict` when its address is taken. Returns the draft.
 */
export function restoreCopy(db: Db, ref: PageRef, copy: Page | null, stamp: Stamp): Promise<Page> {
  return transact(db, async (transaction) => {
    const collection = ref.collection ?? 'pages';
    const draft = (await pageById(transaction, ref)) ?? (await restorePage(transaction, ref, stamp));
    const { publishedAt, lastPublished } = copy ?? draft;
    const dates = { ...(publishedAt && { publishedAt }), ...(lastPublished && { lastPublished }) };
    const now = { ...draft, ...dates, published: copy !== null };
    await writePageCopy(transaction, { collection, copy: 'draft' }, now);
    if (copy === null) {
      await withdrawPage(transaction, collection, now);
      await undecidePage(transaction, collection, now);
      return now;
    }
    await writePageCopy(transaction, { collection, copy: 'published' }, copy);
    const whole = await pageAtRevision(transaction, copy._id, copy.revision, collection);
    await decidePage(transaction, collection, whole?.revision === copy.revision ? whole : copy, true);
    await queueFile(transaction, collection, { ...copy, updatedAt: stamp.at });
    return now;
  });
}
