import '#build/require-node.mjs';
import { argumentsOf, runCommand } from './run-command.ts';

const { exportContent } = await import('../server/operations/transfer/export-content.ts');
const { openSiteStore } = await import('../server/storage/site-store.ts');

/** Writes drafts, or with --published what visitors see, as newline-delimited JSON. */
await runCommand('export', 'content', async (db, settings) => {
  const { values, named: file } = argumentsOf({ published: { type: 'boolean' } }, 'a file');
  const target = { db, originals: openSiteStore(settings).originals };
  const count = await exportContent(target, file, values.published ? 'published' : 'draft');
  console.info(
    `Exported ${count} documents to ${file}. Comments, reviews, releases, notifications and the records of what went live are left out; a backup has them.`,
  );
});
