import { cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { databaseIn, isOnSqlite } from '#content-store/testing/test-database.ts';
import { filesBelow } from '#editor-service/server/testing/files-below.ts';
import { startTestService } from '#editor-service/server/testing/test-service.ts';
import { logIn, PASSWORD } from '../editing-client.ts';
import { IS_LONG } from '../run/long-form.ts';
import { runProgram } from '../run-program.ts';
import { environment, makeFolder } from '../running-product.ts';

/** A published site: `data` and `dist`. */
let site: string;
let siteId: string;
const made: string[] = [];
beforeAll(async () => {
  const service = await startTestService();
  site = service.folder;
  await service.close();
  siteId = (await readFile(join(site, 'dist/.site'), 'utf8')).trim();
});
afterAll(() => Promise.all([site, ...made].map((folder) => rm(folder, { recursive: true, force: true }))));

/** A folder with a copy of these parts of the site. */
async function folderWith(...parts: string[]): Promise<string> {
  const folder = await makeFolder();
  made.push(folder);
  for (const part of parts) await cp(join(site, part), join(folder, part), { recursive: true });
  return folder;
}

const START = 'editor-service/main.mjs';
const ADA = ['--username', 'ada', '--email', 'ada@example.org'];

/** Does what must fail and change nothing; what it says, on one line. */
async function refused(folder: string, act: () => Promise<unknown>): Promise<string> {
  const state = async () => [await readdir(folder, { recursive: true }), await filesBelow(folder)];
  const before = await state();
  const said = await act().then(
    () => expect.fail('It did not fail'),
    (error: Error) => error.message.replaceAll('\n', ' '),
  );
  expect(await state()).toEqual(before);
  return said;
}

const refusal = (folder: string, program: readonly string[]) =>
  refused(folder, () => runProgram(program, { ...environment(folder), DEMO: '0' }));
/** The same of a start in this process. */
const refusedStart = (folder: string) => refused(folder, () => startTestService({}, folder));

it.skipIf(!isOnSqlite)(
  'a start without its database leaves what is published as it is, and says how to get it back',
  async () => {
    const missing = await folderWith('data/published', 'data/media', 'dist');
    const empty = await folderWith('data', 'dist');
    await truncate(join(empty, 'data/drafts.sqlite'));
    const refusals = [
      [missing, await refusal(missing, [START])],
      [empty, await refusedStart(empty)],
    ] as const;
    for (const [folder, said] of refusals) {
      for (const words of [
        'drafts.sqlite',
        join(folder, 'data/published'),
        'npm run restore -- DIR',
        '--from-published',
      ])
        expect(said).toContain(words);
    }
  },
);

it('a start with an empty data folder leaves a dist that another site shows, until its id is given', async () => {
  const folder = await folderWith('dist');
  const said = await refusedStart(folder);
  for (const words of [
    join(folder, 'dist'),
    siteId,
    isOnSqlite ? join(folder, 'data') : 'postgres://',
    `REPLACE_SITE=${siteId}`,
  ])
    expect(said).toContain(words);
  await (await startTestService({ replaces: siteId }, folder)).close();
  expect(await readFile(join(folder, 'dist/.site'), 'utf8')).not.toContain(siteId);
  await (await startTestService({}, folder)).close();
});

it('a start with an empty data folder leaves files in dist that no site has made', async () => {
  const folder = await folderWith();
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/thesis.txt'), 'The only copy');
  expect(await refusedStart(folder)).toContain(join(folder, 'dist'));
});

it('commands on what is stored make no database, and fail without one', async () => {
  const few = { migrate: '', backup: 'copy' };
  const commands = IS_LONG ? { ...few, 'user-reset': '--username=ada', export: 'content.jsonl' } : few;
  const failing = Object.entries(commands).map(async ([command, word]) => {
    const said = await refusal(await folderWith(), [`editor-service/cli/${command}.ts`, word]);
    expect(said).toMatch(/There is no (?:site in the )?database/);
  });
  await Promise.all(failing);
});

it('a user is created in an empty data folder, and not beside the files of a site', async () => {
  const create = ['editor-service/cli/user-create.ts', ...ADA];
  const empty = await folderWith();
  expect(await runProgram(create, environment(empty), `${PASSWORD}\n`)).toBe('Created ada.\n');
  const guessed = ['editor-service/cli/user-create.ts', '--username=bob', '--email=bob@example.org'];
  expect(await runProgram(guessed, environment(empty), 'password1\n')).toBe(
    'Created bob.\nThis is one of the most common passwords; choose another\n',
  );
  await using db = await openDatabase(databaseIn(join(empty, 'data')));
  const { languages } = await db.selectFrom('site').select('languages').executeTakeFirstOrThrow();
  expect(JSON.parse(languages)).toMatchObject([{ tag: 'en-AU' }, { tag: 'de' }, { tag: 'ar' }]); // the demo's
  const service = await startTestService({}, empty);
  expect(await logIn(service.editorUrl, 'ada')).toBeDefined();
  await service.close();
  expect(await refusal(await folderWith('data/published'), create)).toContain('--from-published');
  expect(await refusal(await folderWith('dist'), create)).toContain('REPLACE_SITE');
});

it('a build and verify fail without published files', async () => {
  const folder = await folderWith('dist');
  for (const command of ['build', 'verify'])
    expect(await refusal(folder, [`build/cli/${command}.ts`])).toContain('There are no published files in');
});

it('verify says which site a dist belongs to, when it is not this one', async () => {
  const folder = await folderWith('data', 'dist');
  const other = '0123456789abcdef0123';
  await writeFile(join(folder, 'dist/.site'), `${other}\n`);
  const said = await refusal(folder, ['build/cli/verify.ts']);
  for (const words of [join(folder, 'dist'), other, join(folder, 'data/published'), siteId])
    expect(said).toContain(words);
});
