import { type Collection, type Page, ROLE_LISTS, type RoleList } from '../../model/entities/page.ts';
import type { Copy } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';

/** Identifies a copy of a page in `pages`. */
export interface CopyKey {
  collection: Collection;
  copy: Copy;
}

/** Stores the tags of a page's copy as rows for queries. */
export async function writeTags(db: Db, key: CopyKey, page: Page) {
  await removeTags(db, key, page._id);
  for (const tag of new Set(page.tags)) {
    await insertTag(db, { ...key, pageId: page._id, domainId: page.domainId, tag });
  }
}

const insertTag = preparedUpsert('pageTags', {});

export async function removeTags(db: Db, { collection, copy }: CopyKey, pageId: string) {
  await deleteTags(db, { collection, copy, pageId });
}

const deleteTags = preparedQuery((db, value: ValueOf<{ collection: Collection; copy: Copy; pageId: string }>) =>
  db
    .deleteFrom('pageTags')
    .where((is) => is.and({ collection: value('collection'), copy: value('copy'), pageId: value('pageId') })),
);

/** The roles that a page demands. */
export type DemandedRoles = Pick<Page, RoleList>;

/** A page, or anything else, that requires no role. */
export const NO_ROLES: DemandedRoles = { viewerRoles: [], editorRoles: [], publisherRoles: [] };

/** The roles that a page or section demands, by its `_id`; none for anything else. */
export async function rolesOfPages(db: Db): Promise<(id: string) => DemandedRoles> {
  const rows = await db.selectFrom('pageRoles').where('collection', '!=', 'listings').selectAll().execute();
  const roles = new Map<string, DemandedRoles>();
  for (const { pageId, list, roleId } of rows) {
    const demanded = roles.get(pageId) ?? { viewerRoles: [], editorRoles: [], publisherRoles: [] };
    demanded[list].push(roleId);
    roles.set(pageId, demanded);
  }
  return (id) => roles.get(id) ?? NO_ROLES;
}

/** Stores the roles that a page's draft demands as rows for queries. */
export async function writeRoles(db: Db, collection: Collection, page: Page) {
  await removeRoles(db, collection, page._id);
  const rows = ROLE_LISTS.flatMap((list) =>
    [...new Set(page[list])].map((roleId) => ({ collection, pageId: page._id, list, roleId })),
  );
  if (rows.length > 0) await db.insertInto('pageRoles').values(rows).execute();
}

export async function removeRoles(db: Db, collection: Collection, pageId: string) {
  await deleteRoles(db, { collection, pageId });
}

const deleteRoles = preparedQuery((db, value: ValueOf<{ collection: Collection; pageId: string }>) =>
  db.deleteFrom('pageRoles').where('collection', '=', value('collection')).where('pageId', '=', value('pageId')),
);
