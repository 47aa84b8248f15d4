import '#build/require-node.mjs';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import { AppError } from '#content-store/model/error.ts';
import { backUp } from '../server/data-folder/back-up.ts';
import { runCommand } from './run-command.ts';

/** Copies the data folder; the service may be running. */
await runCommand('npm run backup -- DIR', async (db, { dataDir, databaseAddress }) => {
  const [target] = process.argv.slice(2);
  if (!target) throw new AppError('invalid', 'Which folder?');
  await backUp({ dataDir, databaseAddress }, target);
  // The service warns when this is long ago.
  const at = new Date().toISOString();
  await recordAudit(db, { at, actor: 'npm run backup', action: 'backup', subject: '', address: '' });
  console.info(`Backed up ${dataDir} to ${target}.`);
  if (isPostgres(databaseAddress))
    console.info(`The database is not in it: pg_dump --format=custom "$DATABASE_URL" > FILE`);
});
