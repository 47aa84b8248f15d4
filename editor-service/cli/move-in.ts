import '#build/require-node.mjs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ImportWork } from '../server/move-in/move-in.ts';

const { ensureRegistry } = await import('#build/compile/ensure-registry.ts');
if (!ensureRegistry()) process.exit(1);

const { AppError } = await import('#content-store/model/error.ts');
const { importSite, sources } = await import('../server/move-in/move-in.ts');
const { readSettings } = await import('../server/runtime/settings.ts');
const { createProgress } = await import('../terminal/progress.ts');
const { argumentsOf, attempt } = await import('./run-command.ts');

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const COMMON = { 'dry-run': flag, report: text, publish: flag, domain: text, source: text };
const OPTIONS = { ...COMMON, media: text, map: text };
/** Options that not every source has. */
const SPECIAL = ['media', 'map'] as const;

interface Source {
  /** What it reads; a file by default. */
  from?: 'a folder' | 'an import source';
  options: readonly (typeof SPECIAL)[number][];
  work: (from: string, map: string | undefined, others: readonly string[]) => Promise<ImportWork>;
}

const SOURCES: Record<string, Source> = {
  wordpress: {
    options: ['media'],
    work: sources.wordpress,
  },
  markdown: {
    from: 'a folder',
    options: [],
    work: sources.markdown,
  },
  csv: {
    options: ['media', 'map'],
    work: async (file, map) => {
      if (!map) throw new AppError('invalid', 'Name a mapping: --map FILE.json');
      return sources.csv(file, await readFile(map, 'utf8'));
    },
  },
  own: {
    from: 'an import source',
    options: ['media'],
    work: (name, _map, args) => sources.own(name, args),
  },
};

const [kind = '', ...args] = process.argv.slice(2);
const source = SOURCES[kind];
if (!source) throw new Error(`Name where to import from: ${Object.keys(SOURCES).join(', ')}`);

/** Imports from elsewhere; the service must be stopped, because this locks the data folder, but for a dry run. */
await attempt(async () => {
  const { values, named: from, others } = argumentsOf(OPTIONS, source.from ?? 'a file', args);
  const unknown = SPECIAL.find((name) => values[name] !== undefined && !source.options.includes(name));
  if (unknown) throw new AppError('invalid', `Unknown option '--${unknown}'`);
  const { 'dry-run': isDryRun = false, publish = false, report: file, domain, source: name, media, map } = values;
  const work = await source.work(from, map, others);
  const request = { from, media, domain, source: name, publish, isDryRun };
  const { report, words } = await importSite(readSettings(process.env), request, createProgress(), work);
  if (file) await writeFile(resolve(file), `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
  console.info(words);
}, `import:${kind}`);
