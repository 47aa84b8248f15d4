import { expect, test } from 'vitest';
import { pagePath } from '../../model/published/published-path.ts';
import { ada, ben, pageDraft } from '../../testing/documents.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { pendingDeliveries } from '../database/outbox.ts';
import { transact } from '../database/transact.ts';
import { unpublishPage } from '../publishing/publish-page.ts';
import { checkSlug, pageById, pageBySlug } from './find-page.ts';
import { pageAtRevision, pageHistory } from './page-history.ts';
import { savePage } from './page-revisions.ts';
import { insertPage } from './pages.ts';

test('insertPage() stores a draft that is found by id and by address', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, pageDraft({ slug: 'about', tags: ['Topic:Water'] }), ada);
  expect(page).toMatchObject({ revision: 1, createdAt: ada.at, updatedAt: ada.at, updatedBy: 'ada', published: false });
  expect(await pageById(db, { _id: page._id })).toEqual(page);
  expect(await pageBySlug(db, { domainId: 'main', slug: 'about' })).toEqual(page);
  expect(await pageBySlug(db, { domainId: 'main', slug: 'about' }, 'published')).toBeUndefined();
  expect(await pageBySlug(db, { domainId: 'other', slug: 'about' })).toBeUndefined();
});

test('insertPage() uses a given id and refuses one that is taken', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, { ...pageDraft({ slug: 'about' }), _id: 'about-page' }, ada);
  expect(page._id).toBe('about-page');
  await expect(insertPage(db, { ...pageDraft({ slug: 'else' }), _id: 'about-page' }, ada)).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('insertPage() accepts one of twenty concurrent pages with the same address', async () => {
  const db = await temporaryDatabase();
  const race = Array.from({ length: 20 }, () => insertPage(db, pageDraft({ slug: 'prize' }), ada));
  const results = await Promise.allSettled(race);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  for (const reason of refused) expect(reason).toMatchObject({ code: 'conflict' });
});

test('savePage() creates the next revision and keeps the previous one', async () => {
  const db = await temporaryDatabase();
  const first = await insertPage(db, pageDraft({ slug: 'about', header: { heading: 'One' } }), ada);
  const second = await savePage(db, first, pageDraft({ slug: 'about', header: { heading: 'Two' } }), ben);
  expect(second).toMatchObject({ revision: 2, createdAt: ada.at, updatedAt: ben.at, updatedBy: 'ben' });
  expect(await pageAtRevision(db, first._id, 1)).toEqual(first);
  expect(await pageHistory(db, first._id)).toEqual([
    { revision: 2, updatedAt: ben.at, updatedBy: 'ben', action: 'save' },
    { revision: 1, updatedAt: ada.at, updatedBy: 'ada', action: 'save' },
  ]);
});

test('savePage() removes fields that the new draft lacks', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, pageDraft({ slug: 'about', publishDate: '2026-02-03', tags: ['A:b'] }), ada);
  const saved = await savePage(db, page, pageDraft({ slug: 'about' }), ben);
  expect(saved).not.toHaveProperty('publishDate');
  expect(saved.tags).toEqual([]);
});

test('savePage() refuses a change based on an older revision and returns the current one', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, pageDraft({ slug: 'about' }), ada);
  await savePage(db, page, pageDraft({ slug: 'about', title: 'Ben' }), ben, { expectedRevision: 1 });
  const late = savePage(db, page, pageDraft({ slug: 'about', title: 'Ada' }), ada, { expectedRevision: 1 });
  const current = { revision: 2, updatedAt: ben.at, updatedBy: 'ben' };
  await expect(late).rejects.toMatchObject({ code: 'conflict', current });
  expect(await pageById(db, page)).toMatchObject({ title: 'Ben' });
});

test('savePage() does not find a page of another domain, and leaves it unchanged', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, pageDraft({ slug: 'about' }), ada);
  const foreign = pageDraft({ slug: 'taken-over', domainId: 'other' });
  await expect(savePage(db, { _id: page._id }, foreign, ben)).rejects.toMatchObject({ code: 'not-found' });
  expect(await pageById(db, page)).toEqual(page);
});

test('savePage() advances `updatedAt` even when the clock does not', async () => {
  const db = await temporaryDatabase();
  const page = await publishPage(db, await insertPage(db, pageDraft({ slug: 'about' }), ada), ada);
  const saved = await savePage(db, page, pageDraft({ slug: 'about', title: 'Later' }), ada);
  expect(saved.updatedAt > page.updatedAt).toBe(true);
  expect(saved).toMatchObject({ published: true, lastPublished: page.updatedAt });
});

test('publishPage() writes the published copy, with the same time for all three dates, and queues its file', async () => {
  const db = await temporaryDatabase();
  const draft = await insertPage(db, pageDraft({ slug: 'about' }), ada);
  const page = await publishPage(db, draft, ben, { draft: pageDraft({ slug: 'about', title: 'About us' }) });
  expect(page).toMatchObject({ title: 'About us', published: true, lastPublished: ben.at, publishedAt: ben.at });
  expect(page.updatedAt).toBe(ben.at);
  expect(await pageById(db, page, 'published')).toEqual(page);
  const [delivery] = await pendingDeliveries(db);
  expect(delivery).toMatchObject({ domainId: 'main', path: pagePath('main', page._id), createdAt: ben.at });
});

test('publishPage() refuses a page with viewer roles and changes nothing', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, pageDraft({ slug: 'staff' }), ada);
  const closed = await savePage(db, page, undefined, ada, {
    roles: { viewerRoles: ['staff'], editorRoles: [], publisherRoles: [] },
  });
  await expect(publishPage(db, page, ben)).rejects.toMatchObject({ code: 'invalid' });
  expect(await pageById(db, page)).toEqual(closed);
  expect(await pendingDeliveries(db)).toEqual([]);
});

test('publishPage() adds only a new page, and none whose id is taken', async () => {
  const db = await temporaryDatabase();
  const [one, other] = [pageDraft({ slug: 'one' }), pageDraft({ slug: 'other' })];
  await expect(publishPage(db, { _id: 'a' }, ada, { draft: one })).rejects.toMatchObject({ code: 'not-found' });
  expect(await pageById(db, { _id: 'a' })).toBeUndefined();
  const stored = await publishPage(db, { _id: 'a' }, ada, { draft: one, isNew: true });
  const again = publishPage(db, { _id: 'a' }, ben, { draft: other, isNew: true });
  await expect(again).rejects.toMatchObject({ code: 'conflict' });
  expect(await pageById(db, { _id: 'a' })).toEqual(stored);
});

test('publishPage() leaves draft, history and outbox unchanged when its transaction fails', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, pageDraft({ slug: 'about' }), ada);
  const failing = transact(db, async (transaction) => {
    await publishPage(transaction, page, ben);
    throw new Error('the power went');
  });
  await expect(failing).rejects.toThrow('the power went');
  expect(await pageById(db, page)).toEqual(page);
  expect(await pageHistory(db, page._id)).toHaveLength(1);
  expect(await pendingDeliveries(db)).toEqual([]);
});

test('unpublishPage() removes the published copy and keeps the draft and its dates', async () => {
  const db = await temporaryDatabase();
  const published = await publishPage(db, await insertPage(db, pageDraft({ slug: 'about' }), ada), ada);
  const page = await unpublishPage(db, published, ben);
  expect(page).toMatchObject({ published: false, lastPublished: published.lastPublished, updatedAt: ben.at });
  expect(await pageById(db, page, 'published')).toBeUndefined();
  expect(await pendingDeliveries(db)).toHaveLength(2);
});

test('checkSlug() names the other page whose draft or published copy holds an address', async () => {
  const db = await temporaryDatabase();
  const page = await publishPage(db, await insertPage(db, pageDraft({ slug: 'old' }), ada), ada);
  await savePage(db, page, pageDraft({ slug: 'new' }), ben);
  for (const slug of ['old', 'new']) {
    expect(await checkSlug(db, { domainId: 'main', slug })).toBe(page._id);
    expect(await checkSlug(db, { domainId: 'main', slug }, page._id)).toBeNull();
    expect(await checkSlug(db, { domainId: 'other', slug })).toBeNull();
    await expect(insertPage(db, pageDraft({ slug }), ada)).rejects.toMatchObject({ code: 'conflict' });
  }
  expect(await checkSlug(db, { domainId: 'main', slug: 'ne%' })).toBeNull();
});

test('savePage() frees the old address once the renamed page is published', async () => {
  const db = await temporaryDatabase();
  const page = await publishPage(db, await insertPage(db, pageDraft({ slug: 'old' }), ada), ada);
  await publishPage(db, page, ben, { draft: pageDraft({ slug: 'new' }) });
  await expect(insertPage(db, pageDraft({ slug: 'old' }), ada)).resolves.toMatchObject({ slug: 'old' });
});

test('publishPage() keeps a listing apart from the page whose id it shares', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, pageDraft({ slug: 'about', title: 'Page' }), ada);
  const listing = { ...pageDraft({ slug: 'about', title: 'Listing' }), _id: page._id };
  await insertPage(db, listing, ada, 'listings');
  await publishPage(db, { _id: page._id, collection: 'listings' }, ben);
  expect(await pageById(db, page, 'published')).toBeUndefined();
  expect(await pageById(db, { _id: page._id, collection: 'listings' }, 'published')).toMatchObject({
    title: 'Listing',
  });
  expect(await pendingDeliveries(db)).toEqual([]);
});
