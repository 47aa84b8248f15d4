import type { ExpressionBuilder } from 'kysely';
import type { RoleList } from '../../model/entities/page.ts';
import type { Database } from '../database/schema.ts';

/** The person who views a list: pages that demand viewing roles they lack are omitted. */
export interface PageViewer {
  roles: readonly string[];
  isAdmin: boolean;
  /** May publish pages that demand no roles. */
  mayPublish: boolean;
}

type Where = ExpressionBuilder<Database, 'pageEntries'>;

/** The page's list of roles is empty, or holds one of the viewer's. */
export function allows(is: Where, list: RoleList, { roles, isAdmin }: PageViewer) {
  if (isAdmin) return is.lit(true);
  const held = roles.length > 0 ? [is('pageId', 'in', demanding(is, list).where('roleId', 'in', roles))] : [];
  return is.or([is('pageId', 'not in', demanding(is, list)), ...held]);
}

/** The viewer may edit the page. */
export const isEditable = (is: Where, viewer: PageViewer) => allows(is, 'editorRoles', viewer);

/** The viewer may publish the page, which implies editing it; a page that only some may view is never public. */
export const isPublishable = (is: Where, viewer: PageViewer) =>
  is.and([
    is.lit(viewer.mayPublish),
    is('pageId', 'not in', demanding(is, 'viewerRoles')),
    allows(is, 'editorRoles', viewer),
    allows(is, 'publisherRoles', viewer),
  ]);

/** Independent of the row, so that SQLite finds these few pages once. */
const demanding = (is: Where, list: RoleList) =>
  is.selectFrom('pageRoles').where('collection', '=', 'pages').where('list', '=', list).select('pageRoles.pageId');
