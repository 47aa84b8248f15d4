import type { Collection, Page, PageDraft } from '../../model/entities/page.ts';
import { sectionSlug } from '../../model/entities/section.ts';
import { AppError } from '../../model/error.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { pageById } from './find-page.ts';
import { lastChange } from './page-history.ts';
import { requireFreeSlug, writeRevision } from './page-revisions.ts';

interface InsertOptions {
  /** What the first version is called in the history. */
  name?: string | undefined;
  /** The page is being published, too: its first version says so. */
  isPublish?: boolean;
}

/**
 * Adds a page, with the given `_id` if any; a deleted page with that id is replaced and its history continued. Throws
 * AppError `conflict` when the address or the id is taken.
 */
export function insertPage(
  db: Db,
  draft: PageDraft & { _id?: string | undefined },
  stamp: Stamp,
  collection: Collection = 'pages',
  { name, isPublish = false }: InsertOptions = {},
): Promise<Page> {
  return transact(db, async (transaction) => {
    const page = newPage(draft, stamp, collection);
    if (isPublish) Object.assign(page, { published: true, lastPublished: stamp.at, publishedAt: stamp.at });
    await requireFreeId(transaction, page, collection);
    if (draft._id) page.revision = await adoptHistory(transaction, page._id, collection);
    await requireFreeSlug(transaction, page, collection);
    await writeRevision(transaction, collection, page, {
      action: isPublish ? 'publish' : 'save',
      at: page.updatedAt,
      name,
    });
    return page;
  });
}

/** Throws AppError `conflict` when there is a page with this id. */
export async function requireFreeId(db: Db, { _id }: Page, collection: Collection): Promise<void> {
  if (await pageById(db, { _id, collection })) throw new AppError('conflict', 'A page with this id already exists');
}

function newPage(draft: PageDraft & { _id?: string | undefined }, { at, by }: Stamp, collection: Collection): Page {
  const _id = draft._id ?? newId();
  return {
    ...draft,
    _id,
    // A section has no address: its slug follows from its id.
    slug: collection === 'sections' ? sectionSlug(_id) : draft.slug,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    updatedBy: by,
    published: false,
    viewerRoles: [],
    editorRoles: [],
    publisherRoles: [],
  };
}

/** Returns the revision after the last one of that id; removes its page from the trash for good. */
async function adoptHistory(db: Db, pageId: string, collection: Collection): Promise<number> {
  await deleteFromTrash(db, { collection, pageId });
  const last = await lastChange(db, pageId, collection);
  return (last?.revision ?? 0) + 1;
}

const deleteFromTrash = preparedQuery((db, value: ValueOf<{ collection: Collection; pageId: string }>) =>
  db.deleteFrom('trash').where('collection', '=', value('collection')).where('pageId', '=', value('pageId')),
);
