import '#build/require-node.mjs';
import { parseArgs } from 'node:util';
import { AppError } from '#content-store/model/error.ts';
import { exportContent } from '../server/operations/transfer/export-content.ts';
import { openSiteStore } from '../server/storage/site-store.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'npm run export -- FILE [--published]';

/** Writes drafts, or with --published what visitors see, as newline-delimited JSON. */
await runCommand(USAGE, 'content', async (db, settings) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { published: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new AppError('invalid', 'Name a file');
  const place = { db, originals: openSiteStore(settings).originals };
  const count = await exportContent(place, file, values.published ? 'published' : 'draft');
  console.info(`Exported ${count} documents to ${file}.`);
});
