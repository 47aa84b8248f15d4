import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { environment, startProduct } from '../../running-product.ts';
import { ADDRESSES, type Bench, type Row } from '../bench.ts';
import { QUIET } from '../measure/editing-service.ts';
import { runPrograms } from '../measure/run-process.ts';
import { untilNothingWaits } from '../measure/until-nothing-waits.ts';
import { BUILD, HEAP } from './full-build.ts';

const MAX_BUILDS = 1;
const MAX_BUILDS_UNTIL_LIVE = 1.5;
const MAX_READY_MS = 1000;

/** `npm run import -- FILE --publish` into an empty data folder, then the start until all pages are live; beside a full build of these. */
export async function importPages(bench: Bench): Promise<Row[]> {
  const pages = bench.isLarge ? 10_000 : 1000;
  const file = join(bench.folder, `import-${pages}.ndjson`);
  await runPrograms([['editor-service/cli/export.ts', file]], { variables: environment(await bench.siteOf(pages)) });
  const folder = join(bench.folder, `import-${pages}`);
  const variables = { ...environment(folder), ...ADDRESSES };
  const command = await runPrograms([[...HEAP, 'editor-service/cli/import.ts', file, '--publish']], { variables });
  // The first build also makes image variants, which the two that are compared find.
  const built = { ...variables, DIST_DIR: join(folder, 'built'), DATA_DIR: join(folder, 'building') };
  const content = { ...built, CONTENT_DIR: join(folder, 'data/published') };
  await runPrograms([['build/set-up.mjs', 'start']]);
  await runPrograms([['build/cli/build.ts']], { variables: content });
  await rm(join(folder, 'built'), { recursive: true });
  await rm(join(folder, 'building/build'), { recursive: true });
  const build = await runPrograms([BUILD], { variables: content });

  const started = performance.now();
  const product = await startProduct({ folder, env: QUIET });
  const ready = performance.now() - started;
  await untilNothingWaits(product.editorUrl);
  const live = performance.now() - started;
  await product.stop();
  await rm(folder, { recursive: true });
  return rowsOf(pages, { command: command.milliseconds, build: build.milliseconds, ready, live });
}

type Times = Record<'command' | 'build' | 'ready' | 'live', number>;

function rowsOf(pages: number, { command, build, ready, live }: Times): Row[] {
  const baseline = `full build ${seconds(build)}`;
  return [
    {
      what: `Import with publish, ${pages} pages`,
      ours: `${seconds(command)} = ${(command / build).toFixed(2)} × full build`,
      baseline,
      target: `at most ${MAX_BUILDS} ×`,
      isMet: command <= MAX_BUILDS * build,
    },
    {
      what: 'Then until the service is ready',
      ours: `${ready.toFixed(0)} ms`,
      target: `at most ${MAX_READY_MS} ms`,
      isMet: ready <= MAX_READY_MS,
    },
    {
      what: `Then until all of ${pages} pages are live`,
      ours: `${seconds(live)} = ${(live / build).toFixed(2)} × full build`,
      baseline,
      target: `at most ${MAX_BUILDS_UNTIL_LIVE} ×`,
      isMet: live <= MAX_BUILDS_UNTIL_LIVE * build,
    },
  ];
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
