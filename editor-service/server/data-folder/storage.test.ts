import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import { testSettings } from '../testing/test-service.ts';
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
  await chmod(databaseAddress, 0o644);
  await rm(join(folder, 'data'), { recursive: true });
  await chmod(dirname(databaseAddress), 0o555);
  if (isRoot) process.seteuid?.(NOBODY);
  const opening = openStorage(testSettings(folder, { databaseAddress }), 'user');
  await expect(opening).rejects.toThrow(`${databaseAddress} cannot be used: this user may not write`);
  if (isRoot) process.seteuid?.(0);
  await chmod(dirname(databaseAddress), 0o755);
  await rm(folder, { recursive: true });
});
