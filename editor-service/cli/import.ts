import '#build/require-node.mjs';
import type { ImportReport } from '../server/operations/transfer/import-content.ts';

const { ensureRegistry } = await import('#build/compile/ensure-registry.ts');
if (!ensureRegistry()) process.exit(1);

const { openStorageAlone } = await import('../server/storage/storage.ts');
const { openSiteStore } = await import('../server/storage/site-store.ts');
const { readSettings } = await import('../server/runtime/settings.ts');
const { importContent } = await import('../server/operations/transfer/import-content.ts');
const { startDeliveryThread } = await import('../server/publishing/delivery/start-delivery-thread.ts');
const { createProgress } = await import('../terminal/progress.ts');
const { argumentsOf, attempt } = await import('./run-command.ts');

/** Stores the lines of an export; --publish also writes the published files. It locks the data folder: no service may run. */
await attempt(async () => {
  const { values, named: file } = argumentsOf({ publish: { type: 'boolean' } }, 'a file');
  const settings = readSettings(process.env);
  await using open = new AsyncDisposableStack();
  const storage = await openStorageAlone(settings, 'import');
  open.defer(storage.close);
  const delivery = values.publish ? startDeliveryThread(settings) : null;
  open.defer(async () => delivery?.close());
  const target = { db: storage.db, originals: openSiteStore(settings).originals };
  const stamp = { at: new Date().toISOString(), by: 'import' };
  const progress = createProgress();
  const options = { stamp, publish: values.publish ?? false };
  const report = await importContent(target, file, options, (lines, share) => {
    progress.say(`${lines} documents read`, share);
    delivery?.deliver();
  });
  await delivery?.finish(storage.db, (share) => progress.say('Published files written', share));
  progress.end();
  tell(report);
}, 'import');

function tell({ imported, bad, noted }: ImportReport): void {
  for (const { number, warnings } of noted) console.warn(`Line ${number}: ${warnings.join('; ')}`);
  for (const { number, reasons } of bad) console.error(`Line ${number}: ${reasons.join('; ')}`);
  console.info(`Imported ${imported} documents${bad.length > 0 ? `, left out ${bad.length}` : ''}.`);
  if (bad.length > 0) process.exitCode = 1;
}
