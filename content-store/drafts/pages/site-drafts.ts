import type { SiteDocument, SiteDocumentKind } from '../../model/entities/site-document.ts';
import type { Db } from '../database/open-database.ts';

/** The drafts of these kinds that a domain has, those of its regions included. */
export async function siteDrafts<K extends SiteDocumentKind>(db: Db, domainId: string, kinds: readonly K[]) {
  if (kinds.length === 0) return [];
  const rows = await db
    .selectFrom('siteDocuments')
    .where((is) => is.and({ domainId, copy: 'draft' }))
    .where('kind', 'in', [...kinds])
    .orderBy('id')
    .select(['id', 'kind', 'updatedAt', 'document'])
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: row.kind as K,
    document: JSON.parse(row.document) as SiteDocument<SiteDocumentKind>,
  }));
}
