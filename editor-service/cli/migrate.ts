import '#build/require-node.mjs';
import { readSettings } from '../server/runtime/settings.ts';
import { attempt } from './run-command.ts';

const { openStorage } = await import('../server/storage/storage.ts');

/** Applies pending migrations; the service must be stopped, because this locks the data folder. */
await attempt(async () => {
  const storage = await openStorage(readSettings(process.env), 'database');
  await storage.close();
  console.info('The database is up to date.');
});
