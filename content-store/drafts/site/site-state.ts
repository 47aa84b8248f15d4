import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { executedMigrations } from '../database/executed-migrations.ts';
import { countRows } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';

/**
 * What a database of any version has: nothing was ever stored in it, tables without content (a first start or import was
 * cut off), or a site.
 */
export interface SiteState {
  state: 'missing' | 'begun' | 'site';
  /** The id of the site; null when the database is missing. */
  site: string | null;
}

/** Reads the state of a database, and writes nothing. */
export async function siteState(db: Db): Promise<SiteState> {
  const [first, ...others] = await executedMigrations(db);
  if (!first) return { state: 'missing', site: null };
  const hasId = others.some(({ name }) => name === '0025-site-id');
  const site = hasId ? await siteId(db) : siteIdOf(first.timestamp);
  return { state: (await hasContent(db)) ? 'site' : 'begun', site };
}

/** The id of the site whose drafts a migrated database has. */
export const siteId = async (db: Db): Promise<string> =>
  (await db.selectFrom('site').select('id').executeTakeFirstOrThrow()).id;

/** The id that a database made then gets when it is migrated. */
const siteIdOf = (made: string): string => createHash('sha256').update(made).digest('hex').slice(0, 20);

/** True when there is a site or a page, in a database of any version. */
export const hasContent = async (db: Db): Promise<boolean> =>
  (await countRows(db.selectFrom('domains'))) > 0 || (await countRows(db.selectFrom('pages'))) > 0;

/** How many pages there are, and how many originals the media library lists. */
export async function countContent(db: Db): Promise<{ pages: number; listed: number }> {
  const pages = db.selectFrom('pages').where('collection', '=', 'pages').where('copy', '=', 'draft');
  const { listed } = await db
    .selectFrom('media')
    .select(sql<number>`count(distinct "hash")`.as('listed'))
    .executeTakeFirstOrThrow();
  return { pages: await countRows(pages), listed };
}
