import { statSync } from 'node:fs';
import { requireParts } from '#build/parts/find-parts.ts';
import type { FoundParts, Need } from '#build/parts/judge-parts.ts';
import { siteState } from '#content-store/drafts/content/site-state.ts';
import { isPostgres, withoutPassword } from '#content-store/drafts/database/database-address.ts';
import { isMigrated, migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import type { Settings } from '../runtime/settings.ts';

type Places = Pick<Settings, 'databaseAddress' | 'dataDir' | 'contentDir' | 'distDir' | 'storage' | 'replaces'>;

/** Refuses, before anything is made, when there is no database and none may begin here; throws as requireParts() does. */
export async function requireDatabase(places: Places, need: Need): Promise<void> {
  const { databaseAddress } = places;
  if (isPostgres(databaseAddress) || statSync(databaseAddress, { throwIfNoEntry: false })?.size) return;
  await requireParts(places, need, missing(places));
}

/**
 * Opens and migrates a database beside which the other parts of the site are what is needed; else throws as requireParts()
 * does. Call requireDatabase() first: a file that is missing is made here.
 */
export async function openParts(places: Places, need: Need): Promise<{ db: Db; site: string }> {
  const db = openDatabase(places.databaseAddress);
  try {
    if (!(await isMigrated(db))) await requireParts(places, need, missing(places));
    await migrateToLatest(db);
    return { db, site: await requirePartsOf(db, places, need) };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Resolves with the id of the site if the parts are what is needed beside this database; throws as requireParts() does. */
export async function requirePartsOf(db: Db, places: Places, need: Need): Promise<string> {
  const { site, hasContent } = await siteState(db);
  await requireParts(places, need, { path: pathOf(places), state: hasContent ? 'site' : 'begun', site });
  return site;
}

const missing = (places: Places): FoundParts['database'] => ({ path: pathOf(places), state: 'missing', site: null });

const pathOf = ({ databaseAddress }: Places): string => withoutPassword(databaseAddress);
