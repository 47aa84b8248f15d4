import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseSettings } from '#content-store/testing/test-database.ts';
import { readSettings, type Settings } from '../runtime/settings.ts';

/** A compiled site and editor that are small, with a link to the compiled service: programs start as in `npm start`. */
export const COMPILED = fileURLToPath(new URL('./compiled', import.meta.url));

/** Settings for a test: temporary folders, free ports, the compiled fixture, no log. */
export function testSettings(folder: string, changes: Partial<Settings> = {}): Settings {
  const dataDir = join(folder, 'data');
  const folders = { DATA_DIR: dataDir, DIST_DIR: join(folder, 'dist') };
  const variables = { ...folders, ...databaseSettings(dataDir), DEMO: '0', LOG_LEVEL: 'silent' };
  return { ...readSettings(variables), port: 0, sitePort: 0, compiledDir: COMPILED, ...changes };
}
