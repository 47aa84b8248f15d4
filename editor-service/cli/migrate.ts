import '#build/require-node.mjs';
import { readSettings } from '../settings.ts';
import { openStorage } from '../storage.ts';
import { failCommand } from './run-command.ts';

/** Applies pending migrations; wants the service stopped, as taking the data folder says. */
try {
  const storage = await openStorage(readSettings(process.env));
  await storage.close();
  console.info('The database is up to date.');
} catch (error) {
  failCommand(error);
}
