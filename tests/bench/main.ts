import '../run/without-env-file.ts';
import '#build/require-node.mjs';
import { mkdtemp } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Bench, type Row } from './bench.ts';
import { growth } from './growth/growth.ts';
import { busyService } from './rows/busy-service.ts';
import { dev } from './rows/dev.ts';
import { editor } from './rows/editor.ts';
import { findPages } from './rows/find-pages.ts';
import { firstDeploy } from './rows/first-deploy.ts';
import { fullBuild } from './rows/full-build.ts';
import { hub } from './rows/hub.ts';
import { huge as hugeSite } from './rows/huge.ts';
import { importPages } from './rows/import.ts';
import { languages } from './rows/languages.ts';
import { navigationPublish } from './rows/navigation-publish.ts';
import { pageWeight } from './rows/page-weight.ts';
import { publishInARow } from './rows/publish-in-a-row.ts';
import { publishToBucket } from './rows/publish-to-bucket.ts';
import { publishToFile } from './rows/publish-to-file.ts';
import { records } from './rows/records.ts';
import { requests } from './rows/requests.ts';
import { search } from './rows/search.ts';
import { service } from './rows/service.ts';
import { severalServices } from './rows/several-services.ts';
import { startToReady } from './rows/start-to-ready.ts';
import { submissions } from './rows/submissions.ts';
import { tableOf } from './table.ts';

/** Order matters: the first one measures the baseline of the publishes. */
const MEASUREMENTS: Record<string, (bench: Bench) => Promise<Row[]>> = {
  'full-build': fullBuild,
  languages,
  'publish-to-file': publishToFile,
  'publish-to-bucket': publishToBucket,
  'first-deploy': firstDeploy,
  'publish-in-a-row': publishInARow,
  'navigation-publish': navigationPublish,
  records,
  'page-weight': pageWeight,
  hub,
  search,
  'start-to-ready': startToReady,
  service,
  import: importPages,
  editor,
  'find-pages': findPages,
  requests,
  'several-services': severalServices,
  'busy-service': busyService,
  submissions,
  dev,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { large: { type: 'boolean' }, huge: { type: 'boolean' }, only: { type: 'string' } },
});
const { large, huge } = values;
const only = values.only ?? positionals[0];
if (huge) MEASUREMENTS.huge = hugeSite;
if (only === 'growth') MEASUREMENTS.growth = (bench) => growth(bench, huge ? 'huge' : large ? 'large' : 'short');
if (only !== undefined && !(only in MEASUREMENTS)) {
  throw new Error(`--only must be one of ${Object.keys(MEASUREMENTS).join(', ')}`);
}

const bench = new Bench(await mkdtemp(join(tmpdir(), 'pagewright-bench-')), large ?? false);
const rows: Row[] = [];
try {
  for (const [name, measure] of Object.entries(MEASUREMENTS)) {
    if (only !== undefined && name !== only) continue;
    console.info(`${name} ... (load average ${load()})`);
    rows.push(...(await measure(bench)));
  }
} finally {
  await bench.discard();
  console.info(`\n${tableOf(rows)}\n`);
}
console.info(`Node ${process.version}, ${cpus().length} cores, load average at the end ${load()}; times are medians`);

function load(): string {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
}
