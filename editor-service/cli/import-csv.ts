import '#build/require-node.mjs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

const { ensureRegistry } = await import('#build/compile/ensure-registry.ts');
if (!ensureRegistry()) process.exit(1);

const { AppError } = await import('#content-store/model/error.ts');
const { importCsv, readMapping } = await import('../server/move-in/import-csv.ts');
const { readSettings } = await import('../server/runtime/settings.ts');
const { MOVE_IN_OPTIONS, reportMoveIn } = await import('./move-in.ts');
const { attempt } = await import('./run-command.ts');

const USAGE =
  'npm run import:csv -- FILE --map FILE.json [--media DIR|URL] [--dry-run] [--report FILE] [--publish] [--domain ID]';

/** Imports a list as a mapping says; the service must be stopped, because this locks the data folder. */
await attempt(async () => {
  const options = { ...MOVE_IN_OPTIONS, media: { type: 'string' }, map: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [file] = positionals;
  if (!file) throw new AppError('invalid', 'Which file?');
  if (!values.map) throw new AppError('invalid', 'Which mapping? --map names a JSON file');
  const mapping = readMapping(await readFile(values.map, 'utf8'));
  await reportMoveIn(readSettings(process.env), { from: file, media: values.media }, values, (parts) =>
    importCsv(file, mapping, parts),
  );
}, USAGE);
