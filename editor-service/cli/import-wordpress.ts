import '#build/require-node.mjs';
import { parseArgs } from 'node:util';

const { ensureRegistry } = await import('#build/compile/ensure-registry.ts');
if (!ensureRegistry()) process.exit(1);

const { AppError } = await import('#content-store/model/error.ts');
const { importWordpress } = await import('../server/move-in/import-wordpress.ts');
const { readSettings } = await import('../server/runtime/settings.ts');
const { MOVE_IN_OPTIONS, reportMoveIn } = await import('./move-in.ts');
const { attempt } = await import('./run-command.ts');

const USAGE =
  'npm run import:wordpress -- FILE.xml [--media DIR|URL] [--dry-run] [--report FILE] [--publish] [--domain ID]';

/** Imports a WordPress export; the service must be stopped, because this locks the data folder. */
await attempt(async () => {
  const options = { ...MOVE_IN_OPTIONS, media: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [file] = positionals;
  if (!file) throw new AppError('invalid', 'Which file?');
  await reportMoveIn(readSettings(process.env), { from: file, media: values.media }, values, (parts) =>
    importWordpress(file, parts),
  );
}, USAGE);
