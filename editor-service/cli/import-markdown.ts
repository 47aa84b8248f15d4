import '#build/require-node.mjs';
import { parseArgs } from 'node:util';

const { ensureRegistry } = await import('#build/compile/ensure-registry.ts');
if (!ensureRegistry()) process.exit(1);

const { AppError } = await import('#content-store/model/error.ts');
const { importMarkdown } = await import('../server/move-in/import-markdown.ts');
const { readSettings } = await import('../server/runtime/settings.ts');
const { MOVE_IN_OPTIONS, reportMoveIn } = await import('./move-in.ts');
const { attempt } = await import('./run-command.ts');

const USAGE = 'npm run import:markdown -- DIR [--dry-run] [--report FILE] [--publish] [--domain ID]';

/** Imports a folder of Markdown files; the service must be stopped, because this locks the data folder. */
await attempt(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: MOVE_IN_OPTIONS });
  const [folder] = positionals;
  if (!folder) throw new AppError('invalid', 'Which folder?');
  await reportMoveIn(readSettings(process.env), { from: folder }, values, (parts) => importMarkdown(folder, parts));
}, USAGE);
