import '#build/require-node.mjs';
import { parseArgs } from 'node:util';

const { ensureRegistry } = await import('#build/compile/ensure-registry.ts');
if (!ensureRegistry()) process.exit(1);

const { AppError } = await import('#content-store/model/error.ts');
const { openStorageAlone } = await import('../server/data-folder/storage.ts');
const { openSiteStore } = await import('../server/data-folder/site-store.ts');
const { readSettings } = await import('../server/runtime/settings.ts');
const { importContent } = await import('../server/transfer/import-content.ts');
const { deliverPendingFiles } = await import('../server/publishing/deliver-files.ts');
const { createProgress } = await import('../terminal/progress.ts');
const { attempt } = await import('./run-command.ts');

const USAGE = 'npm run import -- FILE [--publish]';

/** Stores the lines of an export, and with --publish writes the published files for the next build or start; the service must be stopped, because this locks the data folder. */
await attempt(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { publish: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new AppError('invalid', 'Which file?');
  const settings = readSettings(process.env);
  const storage = await openStorageAlone(settings);
  const { originals, published: files, sent } = openSiteStore(settings);
  const place = { db: storage.db, originals };
  const stamp = { at: new Date().toISOString(), by: 'import' };
  const progress = createProgress();
  const options = { stamp, publish: values.publish ?? false };
  const { imported, bad, noted } = await importContent(place, file, options, (lines, share) =>
    progress.say(`${lines} documents read`, share),
  );
  progress.end();
  if (values.publish) {
    await sent?.compare();
    await deliverPendingFiles({ ...place, files }, (written, all) =>
      progress.say(`${written} of ${all} files written`, written / all),
    );
    progress.end();
    await sent?.note();
  }
  await storage.close();
  for (const { number, warnings } of noted) console.warn(`Line ${number}: ${warnings.join('; ')}`);
  for (const { number, reasons } of bad) console.error(`Line ${number}: ${reasons.join('; ')}`);
  console.info(`Imported ${imported} documents${bad.length > 0 ? `, left out ${bad.length}` : ''}.`);
  if (bad.length > 0) process.exitCode = 1;
}, USAGE);
