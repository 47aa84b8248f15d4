import '#build/require-node.mjs';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { AppError } from '#content-store/model/error.ts';
import { readSettings, type Settings } from '../server/runtime/settings.ts';
import { attempt } from './run-command.ts';

const { move } = await import('../server/operations/data-folder/move.ts');

/** Moves everything from one database and folder or bucket to another; all services must be stopped. */
await attempt(async () => {
  const [from, to] = process.argv.slice(2);
  if (!from || !to) throw new AppError('invalid', 'Name both settings files');
  const { tables, originals, copied } = await move(settingsIn(from), settingsIn(to), {
    onTable: (table) => console.info(`Moving ${table} ...`),
  });
  for (const { table, rows, hash } of tables)
    if (rows > 0) console.info(`${table}: ${rows}, sha256 ${hash.slice(0, 16)}`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.info(`Both places have the same ${rows} rows and ${originals} originals (${copied} copied now).`);
  console.info(`Start the service with the settings in ${to}; it publishes from there.`);
}, 'move');

function settingsIn(file: string): Settings {
  try {
    return readSettings(parseEnv(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new AppError('invalid', `${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
