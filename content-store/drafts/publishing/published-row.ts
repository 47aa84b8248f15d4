import { createHash } from 'node:crypto';
import type { RecordedPart } from '../../model/entities/publish-record.ts';
import { isCollection } from '../../model/entities/publishable.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';

/** Names something that visitors have a copy of. */
export interface RecordedRef {
  part: RecordedPart;
  id: string;
}

/** The published copy as it is stored, as JSON; undefined when visitors have none. */
export async function publishedRow(db: Db, { part, id }: RecordedRef): Promise<string | undefined> {
  const [row] = await rowOf(db, part, id);
  return row?.document;
}

/** What a copy is stored under. */
export const copyHash = (document: string): string => createHash('sha256').update(document).digest('base64url');

function rowOf(db: Db, part: RecordedPart, id: string): Promise<{ document: string }[]> {
  if (part === 'domain') return ofDomains(db, { id });
  return isCollection(part) ? ofPages(db, { collection: part, id }) : ofSite(db, { id });
}

const ofPages = preparedQuery((db, value: ValueOf<{ collection: 'pages' | 'listings' | 'sections'; id: string }>) =>
  db
    .selectFrom('pages')
    .where((is) => is.and({ collection: value('collection'), id: value('id'), copy: 'published' }))
    .select('document'),
);
const ofSite = preparedQuery((db, value: ValueOf<{ id: string }>) =>
  db.selectFrom('siteDocuments').where('id', '=', value('id')).where('copy', '=', 'published').select('document'),
);
const ofDomains = preparedQuery((db, value: ValueOf<{ id: string }>) =>
  db.selectFrom('domains').where('id', '=', value('id')).where('copy', '=', 'published').select('document'),
);
