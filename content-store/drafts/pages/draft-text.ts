import type { Collection, RoleList } from '../../model/entities/page.ts';
import { storedPageText } from '../../model/entities/stored-page.ts';
import type { Copy } from '../database/content-tables.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { remembered } from '../database/remembered.ts';
import type { PageAddress } from './find-page.ts';

/** Pages can be large, so few are cached. */
const MAX_TEXTS = 100;

/** A draft as JSON in UTF-8, and whether only some roles may view it. */
export const draftTextBySlug = remembered(
  async (
    db,
    { domainId, slug, collection = 'pages' }: PageAddress,
  ): Promise<{ text: Buffer; hasViewerRoles: boolean } | undefined> => {
    const [row] = await draftTextRows(db, { domainId, collection, copy: 'draft', slug, list: 'viewerRoles' });
    return row && { text: Buffer.from(storedPageText(row.document)), hasViewerRoles: row.roleId !== null };
  },
  MAX_TEXTS,
);

const draftTextRows = preparedQuery(
  (db, value: ValueOf<{ domainId: string; collection: Collection; copy: Copy; slug: string; list: RoleList }>) =>
    db
      .selectFrom('pages')
      .leftJoin('pageRoles', (join) =>
        join
          .onRef('pageRoles.collection', '=', 'pages.collection')
          .onRef('pageRoles.pageId', '=', 'pages.id')
          .on('pageRoles.list', '=', value('list')),
      )
      .where('pages.domainId', '=', value('domainId'))
      .where('pages.collection', '=', value('collection'))
      .where('pages.copy', '=', value('copy'))
      .where('pages.slug', '=', value('slug'))
      .select(['pages.document', 'pageRoles.roleId'])
      .limit(1),
);
