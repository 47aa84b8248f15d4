import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import { testSettings } from '../testing/test-settings.ts';
import { openStorage } from './storage.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;

afterEach(() => {
  if (isRoot) process.seteuid?.(0);
});

it.each([
  ['DATA_DIR', '.'],
  ['CONTENT_DIR', 'published'],
  ['The folder of originals', 'media'],
])('openStorage() refuses, by name and path, when %s may not be written', async (name, below) => {
  const folder = isRoot ? await mkdtemp('/tmp/pagewright-') : await temporaryFolder(); // the tests' own is root's
  await chmod(folder, 0o777);
  if (isRoot) process.seteuid?.(NOBODY); // root may write everywhere
  const settings = testSettings(folder);
  const readOnly = join(settings.dataDir, below);
  await mkdir(readOnly, { recursive: true });
  await chmod(readOnly, 0o555);
  const opening = openStorage(settings, 'start');
  await expect(opening).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining(readOnly) });
  await expect(opening).rejects.toThrow(new RegExp(`^${name} .* cannot be written`));
  await chmod(readOnly, 0o755);
  await rm(folder, { recursive: true }).catch(() => {}); // not root any more, in a folder of root
});

it.each(['DATA_DIR', 'CONTENT_DIR'])('openStorage() refuses, by name, a file that %s names', async (name) => {
  const settings = testSettings(await temporaryFolder());
  const file = name === 'DATA_DIR' ? settings.dataDir : settings.contentDir;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '');
  await expect(openStorage(settings, 'start')).rejects.toThrow(`${name} ${file} cannot be written`);
});

it('openStorage() says what to do when PostgreSQL is not running', async () => {
  const settings = testSettings(await temporaryFolder(), { databaseAddress: 'postgres://ada:secret@127.0.0.1:1/site' });
  await expect(openStorage(settings, 'start')).rejects.toThrow(
    'The database postgres://127.0.0.1:1/site cannot be used: no PostgreSQL answers there. Start it',
  );
  expect(existsSync(settings.dataDir)).toBe(false);
});

it.runIf(isOnSqlite)('openStorage() says what to do when the folder of a database may not be written', async () => {
  const folder = await mkdtemp('/tmp/pagewright-');
  await (await openStorage(testSettings(folder), 'user')).close();
  const databaseAddress = join(folder, 'elsewhere', 'drafts.sqlite');
  await mkdir(dirname(databaseAddress));
  await rename(join(folder, 'data/drafts.sqlite'), databaseAddress);
  await chmod(folder, 0o777);
  await chmod(databaseAddress, 0o666);
  await rm(join(folder, 'data'), { recursive: true });
  await chmod(dirname(databaseAddress), 0o555);
  if (isRoot) process.seteuid?.(NOBODY);
  const opening = openStorage(testSettings(folder, { databaseAddress }), 'user');
  await expect(opening).rejects.toThrow(`${databaseAddress} cannot be used: this user may not write`);
  if (isRoot) process.seteuid?.(0);
  await chmod(dirname(databaseAddress), 0o755);
  await rm(folder, { recursive: true });
});

/** root may write everywhere; without these capabilities it is an ordinary user. */
const AS_ANYBODY = isRoot ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search,-fowner'] : ['env'];

/** What a command of the command line answers when it fails. */
async function refusalOf(dataDir: string, words: string[]): Promise<string> {
  const [command = '', ...rest] = [...AS_ANYBODY, process.execPath, ...words];
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ENV_FILE: '' };
  const run = await promisify(execFile)(command, rest, { env }).catch((error: unknown) => error);
  return String((run as { stderr: string }).stderr);
}

it.runIf(isOnSqlite).each(['', '-wal', '-shm'])('commands refuse a read-only drafts.sqlite%s', async (end) => {
  const folder = await temporaryFolder();
  const running = testSettings(join(folder, 'running'));
  const storage = await openStorage(running, 'user');
  const { dataDir, databaseAddress } = testSettings(join(folder, 'killed'));
  await cp(running.dataDir, dataDir, { recursive: true }); // with all three files
  await storage.close();
  const before = await readdir(dataDir);
  await chmod(databaseAddress + end, 0o444);
  for (const words of [['editor-service/cli/migrate.ts'], ['editor-service/cli/user-reset.ts', '--username', 'ada']]) {
    const refusal = `The database ${databaseAddress}${end} cannot be used: this user may not write to the file`;
    expect(await refusalOf(dataDir, words)).toContain(refusal);
  }
  expect(await readdir(dataDir)).toEqual(before);
});
