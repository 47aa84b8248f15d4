import { messageOf } from '#content-store/model/error.ts';
import { emptyReport } from '../run/report.ts';
import { runStage, type StageResult } from '../run/stage.ts';
import { postgresPrograms } from './engines/install-engines.ts';
import { hasBucketServer } from './engines/start-bucket.ts';
import { startPostgres } from './engines/start-postgres.ts';

/** Migrations from empty, and every call once: saves, publishes, submissions. */
const ON_POSTGRES = ['tests/contract', 'content-store/drafts/database/outbox.test.ts'];
const ON_BUCKET = ['tests/scale/bucket-files.test.ts'];

const NAME = 'engines';

/** The part of `npm run test:scale` that `npm test` runs: on the engines that are on this machine; it installs none. */
export async function runShortScale(): Promise<StageResult> {
  const { TEST_DATABASE_URL } = process.env;
  try {
    const programs = TEST_DATABASE_URL ? undefined : postgresPrograms();
    if (!programs) return await runOn(TEST_DATABASE_URL);
    const server = await startPostgres({ programs });
    try {
      return await runOn(server.url);
    } finally {
      await server.discard();
    }
  } catch (error) {
    return { name: NAME, seconds: 0, report: { ...emptyReport(), failed: [`${NAME}: ${messageOf(error)}`] } };
  }
}

/** `url`: of PostgreSQL, if there is one. */
async function runOn(url: string | undefined): Promise<StageResult> {
  const paths = [...(url ? ON_POSTGRES : []), ...(hasBucketServer ? ON_BUCKET : [])];
  const result =
    paths.length > 0
      ? await runStage(NAME, ['tests/run/units.ts', ...paths], url ? { TEST_DATABASE_URL: url } : {})
      : { name: NAME, seconds: 0, report: emptyReport() };
  const missing = [...(url ? [] : ['PostgreSQL']), ...(hasBucketServer ? [] : ['a bucket'])];
  if (missing.length > 0)
    result.report.skipped.push(`tests on ${missing.join(' and ')}, which npm run test:scale installs`);
  return result;
}
