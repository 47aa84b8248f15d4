import '#build/require-node.mjs';
import { parseArgs } from 'node:util';
import { AppError } from '#content-store/model/error.ts';
import { restore } from '../server/data-folder/restore.ts';
import { readSettings } from '../server/runtime/settings.ts';
import { attempt } from './run-command.ts';

const USAGE = 'npm run restore -- DIR [--force]';

/** Restores a backup; the service must be stopped. */
await attempt(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
  const [backup] = positionals;
  if (!backup) throw new AppError('invalid', 'Which folder?');
  const settings = readSettings(process.env);
  await restore(backup, settings, values.force ?? false);
  console.info(`Restored ${backup} to ${settings.dataDir}.`);
}, USAGE);
