import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtTexts } from '#build/testing/built-texts.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { publishedPaths, publishedText } from '#content-store/drafts/publishing/published-copy.ts';
import { siteState } from '#content-store/drafts/site/site-state.ts';
import { databaseIn, isOnSqlite } from '#content-store/testing/test-database.ts';
import { formBlock, publishBlocks } from '#editor-service/server/testing/sample-form.ts';
import { startTestService } from '#editor-service/server/testing/test-service.ts';
import { publicContent } from '#site/content/public-content.ts';
import { numberOf } from '../run/long-form.ts';
import { runProgram } from '../run-program.ts';
import { environment, makeFolder } from '../running-product.ts';

const KILL = fileURLToPath(new URL('../faults/die-at-statement.ts', import.meta.url));
const REBUILD = ['editor-service/cli/restore.ts', '--from-published'];
/** How many statements lie between two kills. */
const STEP = numberOf({ short: 60, long: 7 });

/** A site that lost its database. */
let folder: string;
let data: string;
/** Its published files by path. */
let files: Map<string, string>;
beforeAll(async () => {
  const service = await startTestService();
  for (const identifier of ['one', 'two', 'three']) await publishBlocks(service, formBlock({ identifier }));
  await service.close();
  folder = await makeFolder();
  data = join(folder, 'data');
  await cp(join(service.folder, 'data/published'), join(data, 'published'), { recursive: true });
  await rm(service.folder, { recursive: true });
  files = await builtTexts(join(data, 'published'), 'bytes');
});
afterAll(() => rm(folder, { recursive: true }));

/** Rebuilds, and is killed before a statement; the signal that ended it. */
const rebuild = (statement: number) =>
  runProgram(['--import', KILL, ...REBUILD], { ...environment(folder), DIE_AT: String(statement) }).then(
    () => null,
    ({ signal, message }: Error & { signal: string | null }) => signal ?? expect.fail(message),
  );

async function onDatabase<Result>(ask: (db: Db) => Promise<Result>): Promise<Result> {
  const db = await openDatabase(databaseIn(data));
  try {
    return await ask(db);
  } finally {
    await db.destroy();
  }
}

it.skipIf(isOnSqlite)(
  'a rebuild that was killed leaves no part of a site; repeated, it makes all of it, once',
  async () => {
    const left = new Set<string>();
    for (let statement = STEP; (await rebuild(statement)) === 'SIGKILL'; statement += STEP) {
      left.add((await onDatabase(siteState)).state);
      expect(await builtTexts(join(data, 'published'), 'bytes')).toEqual(files);
    }
    expect(left).toEqual(new Set(['missing', 'begun']));
    await onDatabase(async (db) => {
      expect(await publishedPaths(db)).toEqual([...files.keys()]);
      for (const [path, text] of files)
        expect(Buffer.from((await publishedText(db, path, publicContent)) ?? '').toString('latin1'), path).toBe(text);
      expect((await siteState(db)).site).toBe((await readFile(join(data, 'published/.site'), 'utf8')).trim());
    });
  },
);
