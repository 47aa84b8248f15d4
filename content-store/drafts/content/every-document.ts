import type { Page } from '../../model/entities/page.ts';
import type { SiteDocument, SiteDocumentKind } from '../../model/entities/site-document.ts';
import type { Copy } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';

const BATCH = 200;

/** Every page of all domains, by id, read in batches: memory stays flat. */
export async function* everyPage(db: Db, copy: Copy): AsyncGenerator<Page> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('pages')
      .where('collection', '=', 'pages')
      .where('copy', '=', copy)
      .where('id', '>', last)
      .select(['id', 'document'])
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows) yield JSON.parse(row.document) as Page;
    if (rows.length < BATCH) return;
    last = rows[BATCH - 1]?.id ?? '';
  }
}

/** A document of a domain, or of one of its regions. */
interface PlacedDocument {
  kind: SiteDocumentKind;
  slugPrefix: string;
  document: SiteDocument<SiteDocumentKind>;
}

/** Every site document of all domains and regions, by id. */
export async function everySiteDocument(db: Db, copy: Copy): Promise<PlacedDocument[]> {
  const rows = await db
    .selectFrom('siteDocuments')
    .where('copy', '=', copy)
    .select(['kind', 'slugPrefix', 'document'])
    .orderBy('id')
    .execute();
  return rows.map(({ kind, slugPrefix, document }) => ({ kind, slugPrefix, document: JSON.parse(document) }));
}
