import type { Page } from '../../model/entities/page.ts';
import { stableJson } from '../../model/stable-json.ts';
import type { Db } from '../database/open-database.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import type { PageRef } from '../pages/find-page.ts';
import { removePageCopy } from '../pages/page-copies.ts';
import { type ChangeOptions, savePage } from '../pages/page-revisions.ts';
import { forgetDraft } from '../states/draft-states.ts';
import { withdrawPage } from './publish-page.ts';

/** Unpublishes a page and moves it to the trash; its address is free at once. Throws AppError `not-found`. */
export function deletePage(db: Db, ref: PageRef, stamp: Stamp, options: ChangeOptions = {}): Promise<Page> {
  return transact(db, async (transaction) => {
    const collection = ref.collection ?? 'pages';
    const page = await savePage(transaction, ref, undefined, stamp, { ...options, action: 'delete' });
    await removePageCopy(transaction, { collection, copy: 'draft' }, page, page.updatedAt);
    await withdrawPage(transaction, collection, page);
    await forgetDraft(transaction, { part: collection, id: page._id });
    const { _id: pageId, domainId, slug, updatedAt: deletedAt, updatedBy: deletedBy } = page;
    const entry = { collection, pageId, domainId, slug, deletedAt, deletedBy, document: stableJson(page) };
    await transaction.insertInto('trash').values(entry).execute();
    return page;
  });
}
