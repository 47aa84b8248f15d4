import { statSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { requireParts } from '#build/parts/find-parts.ts';
import type { Need } from '#build/parts/judge-parts.ts';
import { callOf } from '#build/site-folder/command-call.mjs';
import { copyBeforeMigration } from '#content-store/drafts/database/copy-before-migration.ts';
import { filesOfDatabase } from '#content-store/drafts/database/copy-database.ts';
import { isPostgres, withoutPassword } from '#content-store/drafts/database/database-address.ts';
import { operatorError } from '#content-store/drafts/database/database-error.ts';
import { isOfEarlierVersion, isOfThisVersion, migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { type Db, engineFor, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { DELIVERY } from '#content-store/drafts/database/outbox.ts';
import { PRODUCT_VERSION, requireNoNewerVersion } from '#content-store/drafts/database/product-version.ts';
import { speakLanguages } from '#content-store/drafts/pages/page-language.ts';
import { findByTexts } from '#content-store/drafts/pages/page-words.ts';
import { type SiteState, siteState } from '#content-store/drafts/site/site-state.ts';
import { nullIfAbsent } from '#content-store/files/absent.ts';
import { AppError } from '#content-store/model/error.ts';
import { textsOfPage } from '#site/content/replace-text.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import type { Settings } from '../runtime/settings.ts';

type Places = Pick<Settings, 'databaseAddress' | 'dataDir' | 'contentDir' | 'distDir' | 'storage' | 'replaces'>;

/**
 * Checks, before anything is written, whether the existing parts of a site are what is needed; throws as requireParts()
 * and lookAt() do.
 */
export async function requireSite(places: Places, need: Need): Promise<void> {
  const { databaseAddress } = places;
  await requireParts(places, need, { path: withoutPassword(databaseAddress), ...(await lookAt(databaseAddress)) });
}

/**
 * The state of a database, which is not changed. Throws DamagedDatabase, AppError `unavailable` when it cannot be used, and
 * `conflict` when a newer version has used it.
 */
export async function lookAt(address: string): Promise<SiteState> {
  if (!isPostgres(address)) {
    if (!statSync(address, { throwIfNoEntry: false })?.size) return { state: 'missing', site: null };
    await requireWritable(address);
  }
  return await forOperator(address, async () => {
    await using db = await openDatabase(address, { readonly: true });
    await requireNoNewerVersion(db);
    return await siteState(db);
  });
}

/**
 * Throws AppError `unavailable` for a file of the database that this user may not write. Call before it is read: SQLite gives
 * the files that it makes for this the same mode, and leaves them there.
 */
async function requireWritable(address: string): Promise<void> {
  for (const file of filesOfDatabase(address))
    await forOperator(file, () => access(file, constants.W_OK).catch(nullIfAbsent));
}

/**
 * Opens and migrates a database, a file after it was copied; one that is missing is made: call requireSite() first. Throws as
 * lookAt() does.
 */
export const openMigrated = (address: string): Promise<Db> =>
  forOperator(address, async () => {
    const db = await openDatabase(address);
    try {
      if (await isOfEarlierVersion(db)) await prepareToMigrate(address);
      await migrateToLatest(db);
      await findByTexts(db, textsOfPage);
      for (const { name, path } of await speakLanguages(db, siteLanguages))
        console.info(
          `The pages below /${path} are in ${name} from now on: site.config.ts says so. None of them was changed.`,
        );
      return db;
    } catch (error) {
      await db.destroy();
      throw error;
    }
  });

async function prepareToMigrate(address: string): Promise<void> {
  const copied = isPostgres(address)
    ? 'Pagewright makes no copy of PostgreSQL: a backup from before an upgrade is yours to make (pg_dump)'
    : `The database as it was: ${await copyBeforeMigration(address)}`;
  console.info(`Migrating the database to Pagewright ${PRODUCT_VERSION}. ${copied}`);
}

/**
 * Opens the database of the site that is here for a command that writes nothing; undefined when there is no site yet. Throws
 * as requireSite() does, and AppError `conflict` for a database of another version.
 */
export async function openWithoutWriting(places: Places, need: Need): Promise<Db | undefined> {
  await requireSite(places, need);
  const { databaseAddress } = places;
  if ((await lookAt(databaseAddress)).state !== 'site') return undefined;
  const db = await openDatabase(databaseAddress);
  if (await isOfThisVersion(db)) return db;
  await db.destroy();
  throw new AppError('conflict', `The database belongs to another version of this program: run ${callOf('migrate')}`);
}

const forOperator = <Result>(address: string, work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => {
    throw operatorError(error, address);
  });

/** An open database, and how to close it. */
interface Opened {
  db: Db;
  close: () => Promise<void>;
}

/**
 * Makes sure that no service uses an open database, on any machine, and that none delivers until it is closed. Throws
 * AppError `conflict`, and closes it.
 */
export async function holdAlone({ db, close }: Opened, address: string): Promise<Opened> {
  const role = engineFor(db).holdRole(DELIVERY, { onHeld: () => {}, onLost: () => {} });
  await role.asked;
  const end = () => role.release().then(close);
  if (role.isHeld()) return { db, close: end };
  await end();
  throw new AppError('conflict', `A service is using ${withoutPassword(address)}; stop all services first`);
}

/** A migrated database that no service uses until it is closed. Throws as openMigrated() and holdAlone() do. */
export async function openAlone(address: string): Promise<Opened> {
  const db = await openMigrated(address);
  return await holdAlone({ db, close: () => db.destroy() }, address);
}
