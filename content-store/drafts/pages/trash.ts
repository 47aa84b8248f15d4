import type { Collection, Page } from '../../model/entities/page.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import { AppError } from '../../model/error.ts';
import { given } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import { type Stamp, timeAfter } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { noteMediaUses, ownerInRelease } from '../media/note-media-uses.ts';
import type { PageRef } from './find-page.ts';
import { requireFreeSlug, writeRevision } from './page-revisions.ts';

/** The deleted pages of a domain, latest first, each with the page as it was. */
export async function listTrash(db: Db, domainId: string) {
  const rows = await db
    .selectFrom('trash')
    .where('domainId', '=', domainId)
    .select(['pageId', 'collection', 'slug', 'deletedAt', 'deletedBy', 'document'])
    .orderBy('deletedAt', 'desc')
    .execute();
  return rows.map(({ document, ...entry }) => ({ entry, page: storedPage(document) }));
}

/** The address that a deleted page had; undefined for a page that is not in the trash. */
export async function deletedSlug(db: Db, { _id, collection = 'pages' }: PageRef): Promise<string | undefined> {
  const entry = db.selectFrom('trash').where('pageId', '=', _id).where('collection', '=', collection);
  return (await entry.select('slug').executeTakeFirst())?.slug;
}

/** A deleted page as it was; undefined for one that is not in the trash. */
export async function trashedPage(db: Db, { _id, collection = 'pages', domainId }: PageRef): Promise<Page | undefined> {
  const entry = db.selectFrom('trash').where((is) => is.and(given({ pageId: _id, collection, domainId })));
  const row = await entry.select('document').executeTakeFirst();
  return row && storedPage(row.document);
}

/** True for a deleted page that can be restored. */
export const isInTrash = async (db: Db, ref: PageRef): Promise<boolean> => (await deletedSlug(db, ref)) !== undefined;

/** Restores a page as a draft. Throws AppError `not-found`, or `conflict` when its address is taken. */
export function restorePage(db: Db, ref: PageRef, stamp: Stamp): Promise<Page> {
  return transact(db, async (transaction) => {
    const collection = ref.collection ?? 'pages';
    const deleted = await restoreFromTrash(transaction, ref, collection);
    const page = {
      ...deleted,
      revision: deleted.revision + 1,
      updatedAt: timeAfter(deleted.updatedAt, stamp),
      updatedBy: stamp.by,
    };
    await requireFreeSlug(transaction, page, collection);
    await writeRevision(transaction, collection, page, { action: 'restore', at: page.updatedAt });
    return page;
  });
}

/** Permanently removes pages that were deleted before a time, with their history and comments; returns their number. */
export function emptyTrash(db: Db, deletedBefore: string): Promise<number> {
  return transact(db, async (transaction) => {
    const old = await transaction.selectFrom('trash').where('deletedAt', '<', deletedBefore).selectAll().execute();
    for (const { collection, pageId, domainId } of old) {
      for (const table of ['trash', 'pageHistory', 'comments'] as const) {
        await transaction.deleteFrom(table).where('collection', '=', collection).where('pageId', '=', pageId).execute();
      }
      const inReleases = transaction.deleteFrom('releaseItems').where((is) => is.and({ part: collection, id: pageId }));
      for (const item of await inReleases.returning(['release', 'part', 'id']).execute()) {
        const use = { owner: ownerInRelease(item), copy: 'draft', domainId } as const;
        await noteMediaUses(transaction, use, null, deletedBefore);
      }
    }
    return old.length;
  });
}

async function restoreFromTrash(db: Db, ref: PageRef, collection: Collection): Promise<Page> {
  const row = await db
    .deleteFrom('trash')
    .where((is) => is.and(given({ collection, pageId: ref._id, domainId: ref.domainId })))
    .returning('document')
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'This page is not in the trash');
  return storedPage(row.document);
}
