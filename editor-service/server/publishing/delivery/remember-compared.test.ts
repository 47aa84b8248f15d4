import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentVersion, type Db } from '#content-store/drafts/database/open-database.ts';
import { queueDelivery } from '#content-store/drafts/database/outbox.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { ada, pageDraft } from '#content-store/testing/documents.ts';
import { temporaryDatabase, temporaryFolder } from '#content-store/testing/temporary.ts';
import { rememberCompared } from './remember-compared.ts';

const NONE = new Map<string, string>();
const HASHES = new Map([['main/footer.json', 'abc']]);

/** A data folder, and what processes that use it after each other load and save. */
async function remembering(db: Db) {
  const folder = await temporaryFolder();
  const compile = (code: string) => writeFile(join(folder, 'site.json'), code);
  await compile('one');
  const start = async (isCompiling = false) => {
    const compared = rememberCompared(db, folder, folder, isCompiling);
    return { loaded: await compared.load(), stop: (findRight = async () => HASHES) => compared.save(findRight) };
  };
  /** What a start loads after one that stopped in good order, and what happened then. */
  const loadedAfter = async (meanwhile: () => unknown = () => {}) => {
    await (await start()).stop();
    await meanwhile();
    return (await start()).loaded;
  };
  return { compile, start, loadedAfter };
}

const newPage = (db: Db, slug: string) => insertPage(db, pageDraft({ slug }), ada);

it('rememberCompared() tells the next start what the last one found, and only that', async () => {
  const { start, loadedAfter } = await remembering(await temporaryDatabase());
  const first = await start();
  expect(first.loaded).toEqual(NONE);
  await first.stop();
  expect((await start()).loaded).toEqual(HASHES); // and is killed
  expect((await start()).loaded).toEqual(NONE);
  expect(await loadedAfter()).toEqual(HASHES);
});

it('rememberCompared() forgets when content was changed, or the database is another', async () => {
  const db = await temporaryDatabase();
  const { loadedAfter } = await remembering(db);
  const setCount = (count: number) => db.updateTable('contentChanges').set({ count }).execute();
  expect(await loadedAfter(() => newPage(db, 'later'))).toEqual(NONE);
  const version = await contentVersion(db);
  expect(await loadedAfter(() => setCount(version - 1))).toEqual(NONE);
  await setCount(version);
  const anotherSite = async () => {
    await db.updateTable('site').set({ id: 'another' }).execute();
    await setCount(version);
  };
  expect(await loadedAfter(anotherSite)).toEqual(NONE);
});

it('rememberCompared() forgets when the code is another, or changes with the start', async () => {
  const { compile, start, loadedAfter } = await remembering(await temporaryDatabase());
  expect(await loadedAfter(() => compile('two'))).toEqual(NONE);
  await (await start()).stop();
  const compiling = await start(true);
  expect(compiling.loaded).toEqual(NONE);
  await compiling.stop();
  expect((await start()).loaded).toEqual(NONE);
});

it('rememberCompared() notes nothing while a file waits to be written', async () => {
  const db = await temporaryDatabase();
  const { start } = await remembering(db);
  const first = await start();
  await queueDelivery(db, { domainId: 'main', path: 'main/footer.json' }, new Date().toISOString());
  await first.stop();
  await db.deleteFrom('outbox').execute(); // which does not count as a change of content
  expect((await start()).loaded).toEqual(NONE);
});

it('rememberCompared() forgets when content changes while a process stops', async () => {
  const db = await temporaryDatabase();
  const { start } = await remembering(db);
  const first = await start();
  await first.stop(async () => {
    await newPage(db, 'meanwhile');
    return HASHES;
  });
  expect((await start()).loaded).toEqual(NONE);
});
