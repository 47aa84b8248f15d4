import type { Collection, Page } from '../../model/entities/page.ts';
import type { SiteDocument, SiteDocumentKind } from '../../model/entities/site-document.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import type { Copy } from '../database/content-tables.ts';
import { inBatches } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';

const BATCH = 200;

/** Every page of all domains, or every section, by id, read in batches: memory stays flat. */
export async function* everyPage(db: Db, copy: Copy, collection: Collection = 'pages'): AsyncGenerator<Page> {
  const pages = db.selectFrom('pages').where('collection', '=', collection).where('copy', '=', copy);
  const ordered = pages.select(['id', 'document']).orderBy('id');
  const rows = inBatches<{ id: string; document: string }>(BATCH, (last) => ordered.where('id', '>', last?.id ?? ''));
  for await (const { document } of rows) yield storedPage(document);
}

/** Every site document of all domains and regions, by id, with its place. */
export async function everySiteDocument(db: Db, copy: Copy) {
  const documents = db.selectFrom('siteDocuments').where('copy', '=', copy).orderBy('id');
  const rows = await documents.select(['kind', 'slugPrefix', 'document']).execute();
  return rows.map((row) => ({ ...row, document: JSON.parse(row.document) as SiteDocument<SiteDocumentKind> }));
}
