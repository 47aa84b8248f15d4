import type { Collection } from '../../model/entities/collection.ts';
import { type Page, ROLE_LISTS } from '../../model/entities/page.ts';
import { cardOf } from '../../model/entities/page-card.ts';
import { stableJson } from '../../model/stable-json.ts';
import type { Db } from '../database/open-database.ts';
import type { Copy, PageRow } from '../database/schema.ts';
import { noteForms } from '../forms/forms.ts';
import { noteMediaUses } from '../media/media-uses.ts';

/** Which row of `pages`. */
interface CopyKey {
  collection: Collection;
  copy: Copy;
}

/** Writes the draft or published row of a page, with its tags and media uses. */
export async function writePageCopy(db: Db, key: CopyKey, page: Page): Promise<void> {
  const row = pageRow(key, page);
  await db
    .insertInto('pages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['collection', 'id', 'copy']).doUpdateSet(row))
    .execute();
  await writeTags(db, key, page);
  if (key.copy === 'draft') await writeRoles(db, key.collection, page);
  const use = { owner: ownerOf(key.collection, page), copy: key.copy, domainId: page.domainId };
  await noteMediaUses(db, use, page, page.updatedAt);
  if (key.collection === 'pages') await noteForms(db, holderOf(key, page), page.contents, page.updatedAt);
}

/** Removes the draft or published row of a page and everything noted with it. */
export async function removePageCopy(db: Db, key: CopyKey, page: Page, at: string): Promise<void> {
  const { collection, copy } = key;
  await db
    .deleteFrom('pages')
    .where('collection', '=', collection)
    .where('id', '=', page._id)
    .where('copy', '=', copy)
    .execute();
  await removeTags(db, key, page._id);
  if (copy === 'draft') await removeRoles(db, collection, page._id);
  await noteMediaUses(db, { owner: ownerOf(collection, page), copy, domainId: page.domainId }, null, at);
  if (collection === 'pages') await noteForms(db, holderOf(key, page), null, at);
}

/** A listing shares its page's `_id`, so its media uses need an owner of their own. */
const ownerOf = (collection: Collection, { _id }: Page): string =>
  collection === 'pages' ? _id : `${collection}/${_id}`;

const holderOf = ({ copy }: CopyKey, { _id, domainId }: Page) => ({ pageId: _id, domainId, copy });

function pageRow({ collection, copy }: CopyKey, page: Page): PageRow {
  return {
    collection,
    copy,
    id: page._id,
    domainId: page.domainId,
    slug: page.slug,
    template: page.template,
    pageType: page.pageType,
    frequency: page.frequency ?? null,
    priority: page.priority ?? null,
    published: page.published ? 1 : 0,
    updatedAt: page.updatedAt,
    publishedAt: page.publishedAt ?? null,
    lastPublished: page.lastPublished ?? null,
    card: stableJson(cardOf(page)),
    document: stableJson(page),
  };
}

async function writeTags(db: Db, key: CopyKey, page: Page) {
  await removeTags(db, key, page._id);
  const tags = [...new Set(page.tags)];
  if (tags.length === 0) return;
  const rows = tags.map((tag) => ({ ...key, pageId: page._id, domainId: page.domainId, tag }));
  await db.insertInto('pageTags').values(rows).execute();
}

async function removeTags(db: Db, { collection, copy }: CopyKey, pageId: string) {
  await db
    .deleteFrom('pageTags')
    .where('collection', '=', collection)
    .where('pageId', '=', pageId)
    .where('copy', '=', copy)
    .execute();
}

async function writeRoles(db: Db, collection: Collection, page: Page) {
  await removeRoles(db, collection, page._id);
  const rows = ROLE_LISTS.flatMap((list) =>
    [...new Set(page[list])].map((roleId) => ({ collection, pageId: page._id, list, roleId })),
  );
  if (rows.length > 0) await db.insertInto('pageRoles').values(rows).execute();
}

async function removeRoles(db: Db, collection: Collection, pageId: string) {
  await db.deleteFrom('pageRoles').where('collection', '=', collection).where('pageId', '=', pageId).execute();
}
