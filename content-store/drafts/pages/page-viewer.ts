import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { RoleList } from '../../model/entities/page.ts';
import type { Database } from '../database/schema.ts';

/** The person who views a list: pages that demand viewing roles they lack are omitted. */
export interface PageViewer {
  roles: readonly string[];
  isAdmin: boolean;
  /** May publish pages that demand no roles. */
  mayPublish: boolean;
}

const is = expressionBuilder<Database>();

/** The page's list of roles is empty, or holds one of the viewer's. */
export function allows(pageId: Expression<string>, list: RoleList, { roles, isAdmin }: PageViewer) {
  if (isAdmin) return is.lit(true);
  const held = roles.length > 0 ? [is(pageId, 'in', demanding(list).where('roleId', 'in', roles))] : [];
  return is.or([is(pageId, 'not in', demanding(list)), ...held]);
}

/** The viewer may publish the page, which implies editing it; a page that only some may view is never public. */
export const isPublishable = (pageId: Expression<string>, viewer: PageViewer) =>
  is.and([
    is.lit(viewer.mayPublish),
    is(pageId, 'not in', demanding('viewerRoles')),
    allows(pageId, 'editorRoles', viewer),
    allows(pageId, 'publisherRoles', viewer),
  ]);

/** A condition as a column: 1 or 0. */
export const asNumber = (condition: Expression<SqlBool>) => is.case().when(condition).then(1).else(0).end();

/** The pages that demand roles. Independent of the row, so that SQLite finds these few pages once. */
export const demanding = (list: RoleList) =>
  is.selectFrom('pageRoles').where('collection', '=', 'pages').where('list', '=', list).select('pageRoles.pageId');
