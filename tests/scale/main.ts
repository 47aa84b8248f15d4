import '../run/without-env-file.ts';
import '#build/require-node.mjs';
import { leaveReport } from '../run/report.ts';
import { runStage } from '../run/stage.ts';
import { isGreen, summaryOf } from '../run/summary.ts';
import { installEngines, postgresPrograms } from './engines/install-engines.ts';
import { startPostgres } from './engines/start-postgres.ts';

/**
 * `npm run test:scale [-- PATH…]`: the suites that meet an engine, on PostgreSQL: on the server TEST_DATABASE_URL names, or on one
 * of its own, from the programs in TEST_POSTGRES_BIN or from the packages it installs.
 */
const SUITES = [
  'tests/contract',
  'tests/pipeline',
  'tests/faults',
  'tests/security',
  'tests/scale',
  'content-store/drafts',
  'editor-service/server',
];

if (!process.env.TEST_POSTGRES_BIN) installEngines();
const programs = postgresPrograms();
const server = process.env.TEST_DATABASE_URL || !programs ? undefined : await startPostgres({ programs });
if (server) process.env.TEST_DATABASE_URL = server.url;
if (!process.env.TEST_DATABASE_URL) throw new Error('There is no PostgreSQL for this machine; set TEST_DATABASE_URL');

const began = performance.now();
const paths = process.argv.slice(2);
try {
  const outcome = await runStage('scale', ['tests/run/units.ts', ...(paths.length > 0 ? paths : SUITES)]);
  for (const line of summaryOf([outcome], (performance.now() - began) / 1000)) console.info(line);
  leaveReport(outcome.report);
  process.exitCode = isGreen([outcome]) ? 0 : 1;
} finally {
  await server?.discard();
}
