import { access, constants } from 'node:fs/promises';
import manifest from '../../../package.json' with { type: 'json' };
import { AppError } from '../../model/error.ts';
import { isPostgres } from './database-address.ts';
import { executedMigrations } from './executed-migrations.ts';
import { type Db, openDatabase } from './open-database.ts';

export const PRODUCT_VERSION: string = manifest.version;

/** Below zero when the first version is the older one, above when it is the newer; a prerelease is older than its release. */
export const compareVersions = (one: string, other: string): number =>
  `${one}~`.localeCompare(`${other}~`, 'en', { numeric: true });

/** Throws AppError `conflict` when a newer version of the product has used a database; writes nothing. */
export async function requireNoNewerVersion(db: Db): Promise<void> {
  if (!(await executedMigrations(db)).some(({ name }) => name === '0032-product-version')) return;
  const { version } = await db.selectFrom('site').select('version').executeTakeFirstOrThrow();
  if (compareVersions(version, PRODUCT_VERSION) <= 0) return;
  const found = `This data folder was last used by Pagewright ${version}; this is ${PRODUCT_VERSION}.`;
  throw new AppError('conflict', `${found} Start ${version}, or restore the backup from before the upgrade`);
}

/** The same for the database at an address, before anything else is done. Whatever else is wrong there is left to the start. */
export async function requireNoNewerVersionAt(address: string): Promise<void> {
  try {
    if (!isPostgres(address)) await access(address, constants.W_OK);
    await using db = await openDatabase(address, { readonly: true });
    await requireNoNewerVersion(db);
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') throw error;
  }
}

/** Notes that this version uses a migrated database. */
export async function recordVersion(db: Db): Promise<void> {
  const version = PRODUCT_VERSION;
  await db.updateTable('site').set({ version }).where('version', '!=', version).execute();
}
