import { expect, test } from 'vitest';
import { ada, ben, pageDraft } from '../../testing/documents.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { pendingDeliveries } from '../database/outbox.ts';
import { deletePage } from '../publishing/delete-page.ts';
import { pageById } from './find-page.ts';
import { pageHistory } from './page-history.ts';
import { insertPage } from './pages.ts';
import { emptyTrash, listTrash, restorePage } from './trash.ts';

test('deletePage() removes draft and published copy, and frees the address', async () => {
  const db = await temporaryDatabase();
  const page = await publishPage(db, await insertPage(db, pageDraft({ slug: 'about', tags: ['A:b'] }), ada), ada);
  await deletePage(db, page, ben);
  expect(await pageById(db, page)).toBeUndefined();
  expect(await pageById(db, page, 'published')).toBeUndefined();
  expect(await pendingDeliveries(db)).toHaveLength(2);
  const entry = { pageId: page._id, collection: 'pages', slug: 'about', deletedAt: ben.at, deletedBy: 'ben' };
  expect(await listTrash(db, 'main')).toEqual([{ entry, page: expect.objectContaining({ _id: page._id }) }]);
  await insertPage(db, pageDraft({ slug: 'about' }), ben);
});

test('deletePage() throws not-found the second time and for a page of another domain', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, pageDraft({ slug: 'about' }), ada);
  const foreign = { _id: page._id, domainId: 'other' };
  await expect(deletePage(db, foreign, ben)).rejects.toMatchObject({ code: 'not-found' });
  await deletePage(db, page, ben);
  await expect(deletePage(db, page, ben)).rejects.toMatchObject({ code: 'not-found' });
});

test('restorePage() restores the draft with its history, unpublished', async () => {
  const db = await temporaryDatabase();
  const page = await publishPage(db, await insertPage(db, pageDraft({ slug: 'about', title: 'About' }), ada), ada);
  await deletePage(db, page, ben);
  const restored = await restorePage(db, page, ben);
  expect(restored).toMatchObject({ _id: page._id, title: 'About', published: false });
  expect(await pageById(db, page)).toEqual(restored);
  const actions = (await pageHistory(db, page._id)).map(({ action }) => action);
  expect(actions).toEqual(['restore', 'delete', 'publish', 'save']);
  expect(await listTrash(db, 'main')).toEqual([]);
});

test('restorePage() refuses while another page holds the address, and keeps the page in the trash', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, pageDraft({ slug: 'about' }), ada);
  await deletePage(db, page, ada);
  await insertPage(db, pageDraft({ slug: 'about' }), ben);
  await expect(restorePage(db, page, ben)).rejects.toMatchObject({ code: 'conflict' });
  expect(await listTrash(db, 'main')).toHaveLength(1);
});

test('emptyTrash() removes pages deleted before the given time, with their history', async () => {
  const db = await temporaryDatabase();
  const old = await insertPage(db, pageDraft({ slug: 'old' }), ada);
  const recent = await insertPage(db, pageDraft({ slug: 'recent' }), ada);
  await deletePage(db, old, { ...ada, at: '2026-01-02T00:00:00.000Z' });
  await deletePage(db, recent, { ...ada, at: '2026-02-02T00:00:00.000Z' });
  expect(await emptyTrash(db, '2026-02-01T00:00:00.000Z')).toBe(1);
  expect((await listTrash(db, 'main')).map(({ entry }) => entry.slug)).toEqual(['recent']);
  expect(await pageHistory(db, old._id)).toEqual([]);
  expect(await pageHistory(db, recent._id)).toHaveLength(2);
});

test('insertPage() with the id of a deleted page continues its history', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, pageDraft({ slug: 'about' }), ada);
  await deletePage(db, page, ada);
  const again = await insertPage(db, { ...pageDraft({ slug: 'about' }), _id: page._id }, ben);
  expect(again.revision).toBe(3);
  expect(await listTrash(db, 'main')).toEqual([]);
  await deletePage(db, page, ben);
});
