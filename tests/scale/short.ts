import { emptyReport } from '../run/report.ts';
import { runStage, type StageResult } from '../run/stage.ts';
import { postgresPrograms } from './engines/install-engines.ts';
import { hasBucketServer } from './engines/start-bucket.ts';
import { startPostgres } from './engines/start-postgres.ts';

/** Migrations from empty, and every call once: saves, publishes, submissions. */
const ON_POSTGRES = ['tests/contract', 'content-store/drafts/database/outbox.test.ts'];
const ON_BUCKET = ['tests/scale/bucket-files.test.ts'];

/** The part of `npm run test:scale` that `npm test` runs: on the engines that are on this machine; it installs none. */
export async function runShortScale(): Promise<StageResult> {
  const { TEST_DATABASE_URL } = process.env;
  const programs = TEST_DATABASE_URL ? undefined : postgresPrograms();
  const server = programs ? await startPostgres({ programs }) : undefined;
  const url = server?.url ?? TEST_DATABASE_URL;
  const paths = [...(url ? ON_POSTGRES : []), ...(hasBucketServer ? ON_BUCKET : [])];
  try {
    const result =
      paths.length > 0
        ? await runStage('engines', ['tests/run/units.ts', ...paths], url ? { TEST_DATABASE_URL: url } : {})
        : { name: 'engines', seconds: 0, report: emptyReport() };
    const missing = [...(url ? [] : ['PostgreSQL']), ...(hasBucketServer ? [] : ['a bucket'])];
    if (missing.length > 0)
      result.report.skipped.push(`tests on ${missing.join(' and ')}, which npm run test:scale installs`);
    return result;
  } finally {
    await server?.discard();
  }
}
