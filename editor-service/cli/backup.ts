import '#build/require-node.mjs';
import { parseArgs } from 'node:util';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import { AppError } from '#content-store/model/error.ts';
import { backUp } from '../server/data-folder/back-up.ts';
import { fetchOriginals } from '../server/data-folder/fetch-originals.ts';
import { openSiteStore } from '../server/data-folder/site-store.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'npm run backup -- DIR [--with-files]';

/** Copies the data folder, and with --with-files the originals that are in a bucket; the service may be running. */
await runCommand(USAGE, 'content', async (db, settings) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'with-files': { type: 'boolean' } } });
  const [target] = positionals;
  if (!target) throw new AppError('invalid', 'Which folder?');
  await backUp(settings, target);
  // The service warns when this is long ago.
  const at = new Date().toISOString();
  await recordAudit(db, { at, actor: 'npm run backup', action: 'backup', subject: '', address: '' });
  console.info(`Backed up ${settings.dataDir} to ${target}.`);
  const { bucket } = openSiteStore(settings);
  if (bucket && values['with-files']) {
    console.info(`All ${await fetchOriginals(bucket, target)} pictures and files of the bucket are in it.`);
  } else if (bucket) {
    console.info(
      'Of the pictures and files in the bucket, only those that this machine has are in it: --with-files fetches all.',
    );
  }
  if (isPostgres(settings.databaseAddress))
    console.info(`The database is not in it: pg_dump --format=custom "$DATABASE_URL" > FILE`);
});
