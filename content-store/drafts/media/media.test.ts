import { expect, test } from 'vitest';
import { emptySiteDocument } from '../../model/entities/site-document.ts';
import type { FileRecord } from '../../model/media/file.ts';
import { ada, ben, keepAll, mediaRecord, pageDraft } from '../../testing/documents.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import type { Db } from '../database/open-database.ts';
import { forgetDeliveries, pendingDeliveries } from '../database/outbox.ts';
import { insertPage } from '../pages/pages.ts';
import { publishedText } from '../publishing/published-copy.ts';
import { saveSiteDocument } from '../site/site-documents.ts';
import { findMediaUses } from './find-media-uses.ts';
import { addMedia, fileById, mediaById } from './media.ts';
import { deleteMedia, describeMedia, isHashKept, replaceMedia } from './media-changes.ts';
import { libraryItem, librarySize, listMedia } from './media-library.ts';
import { isHashPublished } from './published-media.ts';

const plan: FileRecord = { _id: 'plan', hash: 'f'.repeat(64), ext: 'pdf', name: 'Plan 100%.pdf' };

async function delivered(db: Db): Promise<string[]> {
  const deliveries = await pendingDeliveries(db);
  await forgetDeliveries(
    db,
    deliveries.map(({ id }) => id),
  );
  return deliveries.map(({ path }) => path);
}

/** A published page with the picture `shore` and a link to the plan. */
async function publishShore(db: Db) {
  await addMedia(db, mediaRecord('shore', 'a'), ada, 10);
  await addMedia(db, plan, ben, 20);
  const header = { image: { imageId: 'shore' }, link: { type: 'file', href: '/_files/plan/plan.pdf' } };
  const page = await insertPage(db, { ...pageDraft({ slug: 'shore', header }), _id: 'p1' }, ada);
  return publishPage(db, page, ada);
}

test('addMedia() stores an original under its id, and refuses a second one', async () => {
  const db = await temporaryDatabase();
  const shore = await addMedia(db, mediaRecord('shore', 'a'), ada);
  expect(await mediaById(db, 'shore')).toEqual(shore);
  expect(await mediaById(db, 'sh_re')).toBeUndefined();
  await expect(addMedia(db, mediaRecord('shore', 'b'), ada)).rejects.toMatchObject({ code: 'conflict' });
  await addMedia(db, plan, ada);
  expect([await mediaById(db, 'plan'), await fileById(db, 'plan'), await fileById(db, 'shore')]).toEqual([
    undefined,
    plan,
    undefined,
  ]);
});

test('listMedia() returns the latest uploads first, page by page', async () => {
  const db = await temporaryDatabase();
  await addMedia(db, mediaRecord('first', 'a'), ada);
  await addMedia(db, mediaRecord('second', 'b'), ben);
  await addMedia(db, mediaRecord('third', 'c'), ben);
  const part = async (limit: number, offset: number) => {
    const { items, total } = await listMedia(db, { limit, offset });
    return { ids: items.map(({ _id }) => _id), total };
  };
  expect(await part(2, 0)).toEqual({ ids: ['third', 'second'], total: 3 });
  expect(await part(2, 2)).toEqual({ ids: ['first'], total: 3 });
});

test('listMedia() searches names and alt texts literally, in one kind or both', async () => {
  const db = await temporaryDatabase();
  await addMedia(db, { ...mediaRecord('shore', 'a'), alt: 'A SHORE at dusk' }, ada);
  await addMedia(db, plan, ada);
  const found = async (query: object) => {
    const { items, total } = await listMedia(db, { limit: 9, offset: 0, ...query });
    return [total, ...items.map(({ _id }) => _id)];
  };
  expect(await found({ search: 'shore AT' })).toEqual([1, 'shore']);
  expect(await found({ search: '0%' })).toEqual([1, 'plan']);
  expect(await found({ search: 's%e' })).toEqual([0]);
  expect(await found({ search: '_' })).toEqual([0]);
  expect(await found({ kind: 'file' })).toEqual([1, 'plan']);
  expect(await found({ kind: 'image', search: 'plan' })).toEqual([0]);
});

test('libraryItem() returns size and uploader, librarySize() the total size', async () => {
  const db = await temporaryDatabase();
  expect(await librarySize(db)).toBe(0);
  await publishShore(db);
  expect(await libraryItem(db, 'plan')).toEqual({
    ...plan,
    kind: 'file',
    size: 20,
    uploadedAt: ben.at,
    uploadedBy: ben.by,
    folder: '',
    tags: [],
  });
  expect(await librarySize(db)).toBe(30);
});

test('mediaUsage() lists pages and site documents, and whether they are published', async () => {
  const db = await temporaryDatabase();
  await publishShore(db);
  const navigation = emptySiteDocument('navigation', 'main');
  navigation.domainImage.imageId = 'shore';
  await saveSiteDocument(db, 'navigation', { domainId: 'main' }, navigation, ada);
  expect(await findMediaUses(db, 'shore')).toEqual([
    { _id: 'nav_main', domainId: 'main', kind: 'navigation', slug: null, isPublished: false },
    { _id: 'p1', domainId: 'main', kind: 'page', slug: 'shore', name: 'shore', isPublished: true },
  ]);
});

test('describeMedia() publishes the new alt text where the original is used', async () => {
  const db = await temporaryDatabase();
  await publishShore(db);
  await delivered(db);
  await describeMedia(db, 'shore', { alt: 'Low tide' }, ben.at);
  expect(await mediaById(db, 'shore')).toMatchObject({ name: 'shore.png', alt: 'Low tide' });
  expect(await delivered(db)).toEqual(['main/media.json']);
  expect(await publishedText(db, 'main/media.json', keepAll)).toMatch('Low tide');
  await expect(describeMedia(db, 'nothing', {}, ben.at)).rejects.toMatchObject({ code: 'not-found' });
});

test('replaceMedia() replaces the bytes under the same id and retires the previous ones', async () => {
  const db = await temporaryDatabase();
  await publishShore(db);
  await delivered(db);
  const before = await replaceMedia(db, mediaRecord('shore', 'b'), 5, ben.at);
  expect(before).toMatchObject({ hash: 'a'.repeat(64) });
  expect(await delivered(db)).toEqual(['main/media.json', `media/${'a'.repeat(64)}.png`]);
  expect([await isHashPublished(db, 'a'.repeat(64)), await isHashPublished(db, 'b'.repeat(64))]).toEqual([false, true]);
  expect(await librarySize(db)).toBe(25);
});

test('deleteMedia() refuses an original that a draft or published copy uses', async () => {
  const db = await temporaryDatabase();
  await publishShore(db);
  for (const id of ['shore', 'plan']) await expect(deleteMedia(db, id)).rejects.toMatchObject({ code: 'conflict' });
  await addMedia(db, mediaRecord('unused', 'c'), ada);
  expect(await deleteMedia(db, 'unused')).toMatchObject({ _id: 'unused' });
  expect([await isHashKept(db, 'c'.repeat(64)), await isHashKept(db, 'a'.repeat(64))]).toEqual([false, true]);
});

test('publishPage() retires the originals that a page no longer shows', async () => {
  const db = await temporaryDatabase();
  const page = await publishShore(db);
  await delivered(db);
  await publishPage(db, page, ben, { draft: pageDraft({ slug: 'shore' }) });
  expect(await delivered(db)).toEqual([
    'main/media.json',
    `media/${'f'.repeat(64)}.pdf`,
    `media/${'a'.repeat(64)}.png`,
    'main/pages/p1.json',
  ]);
});
