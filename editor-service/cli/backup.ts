import '#build/require-node.mjs';
import { callOf } from '#build/site-folder/command-call.mjs';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import {
  backUp,
  fetchOriginals,
  holdingsInWords,
  readHoldings,
  requireNoLess,
} from '../server/operations/data-folder/back-up.ts';
import { argumentsOf, runCommand } from './run-command.ts';

const { openSiteStore } = await import('../server/storage/site-store.ts');

const OPTIONS = { 'with-files': { type: 'boolean' }, after: { type: 'string' } } as const;
/**
 * Copies the data folder, and with --with-files the originals that are in a bucket; the service may be running. It fails when
 * the copy holds much less than the backup before it, which --after names.
 */
await runCommand('backup', 'content', async (db, settings) => {
  const { values, named: target } = argumentsOf(OPTIONS, 'a folder');
  const before = values.after ? await readHoldings(values.after) : null;
  const { bucket } = openSiteStore(settings);
  let fetched = 0;
  const held = await backUp(settings, target, async () => {
    if (bucket && values['with-files']) fetched = await fetchOriginals(bucket, target);
  });
  console.info(`In ${target}: ${holdingsInWords(held)}.`);
  if (before) requireNoLess(held, before);
  if (!bucket && held.originals < held.listed)
    console.warn(
      `Not in ${settings.dataDir}/media: ${held.listed - held.originals} of the pictures and files in the library.`,
    );
  // The service warns when this is long ago.
  const at = new Date().toISOString();
  await recordAudit(db, { at, actor: callOf('backup'), action: 'backup', subject: '', address: '' });
  console.info(`Backed up ${settings.dataDir} to ${target}.`);
  if (bucket && values['with-files']) {
    console.info(`It contains all ${fetched} pictures and files of the bucket.`);
  } else if (bucket) {
    console.info(
      'It contains only the bucket’s pictures and files that this machine has; --with-files fetches all of them.',
    );
  }
  if (isPostgres(settings.databaseAddress))
    console.info(`It does not contain the database: pg_dump --format=custom "$DATABASE_URL" > FILE`);
});
