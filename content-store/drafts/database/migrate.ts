import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { AppError } from '../../model/error.ts';
import * as spine from './migrations/0001-spine.ts';
import * as oneTimeLinks from './migrations/0002-one-time-links.ts';
import * as people from './migrations/0003-people.ts';
import * as forms from './migrations/0004-forms.ts';
import * as mediaLibrary from './migrations/0006-media-library.ts';
import * as cards from './migrations/0007-cards.ts';
import * as contentChanges from './migrations/0008-content-changes.ts';
import * as lighterFloods from './migrations/0009-lighter-floods.ts';
import * as unlistedCards from './migrations/0010-unlisted-cards.ts';
import * as setsAndSchedules from './migrations/0011-sets-and-schedules.ts';
import * as pageEntries from './migrations/0012-page-entries.ts';
import * as patterns from './migrations/0013-patterns.ts';
import * as namedVersions from './migrations/0014-named-versions.ts';
import * as mediaFolders from './migrations/0015-media-folders.ts';
import * as previewLinks from './migrations/0016-preview-links.ts';
import * as statusByContent from './migrations/0018-status-by-content.ts';
import * as severalInstances from './migrations/0020-several-instances.ts';
import * as apiTokens from './migrations/0022-api-tokens.ts';
import * as webhookMessages from './migrations/0023-webhook-messages.ts';
import * as importReports from './migrations/0024-import-reports.ts';
import * as siteId from './migrations/0025-site-id.ts';
import * as blocksOfForms from './migrations/0026-blocks-of-forms.ts';
import type { Db } from './open-database.ts';
import { transact } from './transact.ts';

/** In the order of their names; a migration that has been released is never changed. */
const MIGRATIONS = {
  '0001-spine': spine,
  '0002-one-time-links': oneTimeLinks,
  '0003-people': people,
  '0004-forms': forms,
  '0006-media-library': mediaLibrary,
  '0007-cards': cards,
  '0008-content-changes': contentChanges,
  '0009-lighter-floods': lighterFloods,
  '0010-unlisted-cards': unlistedCards,
  '0011-sets-and-schedules': setsAndSchedules,
  '0012-page-entries': pageEntries,
  '0013-patterns': patterns,
  '0014-named-versions': namedVersions,
  '0015-media-folders': mediaFolders,
  '0016-preview-links': previewLinks,
  '0018-status-by-content': statusByContent,
  '0020-several-instances': severalInstances,
  '0022-api-tokens': apiTokens,
  '0023-webhook-messages': webhookMessages,
  '0024-import-reports': importReports,
  '0025-site-id': siteId,
  '0026-blocks-of-forms': blocksOfForms,
};

/**
 * Runs all pending migrations in one transaction and returns their names; other instances wait, and find nothing left. Throws
 * AppError `conflict` when a newer version has run migrations that this one does not know.
 */
export function migrateToLatest(db: Db): Promise<string[]> {
  return transact(db, async (transaction) => {
    const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => MIGRATIONS } });
    const known = new Set(Object.keys(MIGRATIONS));
    const unknown = (await executed(transaction)).filter((name) => !known.has(name));
    if (unknown.length > 0) {
      const message = `The database belongs to a newer version of this program (${unknown.join(', ')}); start that version`;
      throw new AppError('conflict', message);
    }
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    return results.map((result) => result.migrationName);
  });
}

/** False for a database that nothing was ever stored in: one that is missing, of which the engine makes an empty one. */
export const isMigrated = async (db: Db): Promise<boolean> => (await executed(db)).length > 0;

/** The names of all migrations that were run on a database. */
async function executed(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select "name" from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}
