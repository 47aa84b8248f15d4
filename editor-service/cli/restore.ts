import '#build/require-node.mjs';
import { parseArgs } from 'node:util';
import { AppError } from '#content-store/model/error.ts';
import { damagedOriginals } from '../server/operations/data-folder/back-up.ts';
import { sentInWords } from '../server/operations/data-folder/keep-what-was-sent.ts';
import { restore } from '../server/operations/data-folder/restore.ts';
import { readSettings } from '../server/runtime/settings.ts';
import { attempt } from './run-command.ts';

const { inWords, rebuildFromPublished } = await import('../server/operations/rebuild/rebuild-from-published.ts');

/** Restores a backup, or without one what the published files contain; the service must be stopped. */
await attempt(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' }, 'from-published': { type: 'boolean' } },
  });
  const [backup] = positionals;
  const settings = readSettings(process.env);
  if (values['from-published']) {
    if (backup) throw new AppError('invalid', 'Name either a folder or --from-published');
    console.info(inWords(await rebuildFromPublished(settings)));
    return;
  }
  if (!backup) throw new AppError('invalid', 'Name a folder');
  const sent = await restore(backup, settings, values.force ?? false);
  for (const sentence of sentInWords(sent)) console.info(sentence);
  for (const name of await damagedOriginals(backup))
    console.warn(`${name} is damaged in this backup: take it from another one.`);
  console.info(`Restored ${backup} to ${settings.dataDir}.`);
}, 'restore');
