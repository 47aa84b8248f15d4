import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { client, PASSWORD, SOON, startTestService } from '../../testing/test-service.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { move } from './move.ts';

const STORED = join(import.meta.dirname, '../../../../tests/upgrades/data-2026-11');

/** Settings of a place with a database in a file, whatever engine the tests run on; and of one with theirs. */
async function places() {
  const [old, next] = [await temporaryFolder(), await temporaryFolder()];
  await cp(STORED, join(old, 'data'), { recursive: true });
  const databaseAddress = join(old, 'data/drafts.sqlite');
  return { old, next, from: testSettings(old, { databaseAddress }), to: testSettings(next) };
}

test('move() takes an installation to another place, where it goes on with people, pages and pictures', async () => {
  const { next, from, to } = await places();
  const moved = await move(from, to);
  expect([moved.originals, moved.copied]).toEqual([3, 3]);
  expect(moved.tables.find(({ table }) => table === 'users')?.rows).toBeGreaterThan(3);
  const service = await startTestService({}, next);
  const { body } = await client(service.editorUrl, '').call('user/login', { username: 'ada', password: PASSWORD });
  const ada = client(service.editorUrl, `authToken=${body.token}`);
  const { sitemap } = (await ada.call('sitemap/filter', { size: 100 })).body;
  expect(sitemap.length).toBeGreaterThan(10);
  expect((await ada.call('forms/getSubmissions', {})).body.total).toBeGreaterThan(0);
  await expect.poll(() => existsSync(join(next, 'dist/main/index.html')), SOON).toBe(true);
  await service.close();
});

test('move() can be run again when it was cut off, and replaces a damaged copy', async () => {
  const { next, from, to } = await places();
  await move(from, to);
  const media = join(next, 'data/media');
  const [name = ''] = await readdir(media);
  const whole = await readFile(join(media, name));
  await writeFile(join(media, name), 'cut off');
  expect(await move(from, to)).toMatchObject({ originals: 3, copied: 1 });
  expect(await readFile(join(media, name))).toEqual(whole);
});

test('move() takes the database elsewhere and leaves the data folder where it is', async () => {
  const { next, from } = await places();
  const moved = await move(from, { ...from, databaseAddress: join(next, 'drafts.sqlite') });
  expect([moved.originals, moved.copied]).toEqual([3, 0]);
});

test('move() refuses a place with nothing in it, and one whose restore was cut off', async () => {
  const { old, from, to } = await places();
  const nothing = testSettings(await temporaryFolder());
  await expect(move(nothing, to)).rejects.toMatchObject({
    code: 'not-found',
    message: expect.stringContaining('nothing'),
  });
  await mkdir(join(old, 'data/restoring-replaces'));
  await expect(move(from, to)).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('restore') });
});

test('move() refuses a place that a service uses, and one and the same place', async () => {
  const { next, from, to } = await places();
  const service = await startTestService({}, next);
  await expect(move(from, to)).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('stop') });
  await expect(
    move(from, { ...to, dataDir: join(next, 'other'), databaseAddress: from.databaseAddress }),
  ).rejects.toThrow('the same database');
  await service.close();
  expect(databaseIn(join(next, 'data'))).toBe(to.databaseAddress);
  await expect(move(from, to)).rejects.toThrow('is not empty');
});
