import { expect, test } from 'vitest';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { deletePage } from '#content-store/drafts/publishing/delete-page.ts';
import { publishedRow } from '#content-store/drafts/publishing/published-row.ts';
import { scheduleById } from '#content-store/drafts/publishing/schedules.ts';
import { siteDocument } from '#content-store/drafts/site/site-documents.ts';
import { emptySiteDocument } from '#content-store/model/entities/site-document.ts';
import { ada, ben, pageDraft } from '#content-store/testing/documents.ts';
import { admin, type Cast, cast, domainId } from '../sets/testing/cast.ts';

const page = (_id: string) => ({ kind: 'page' as const, _id });
const NAVIGATION = { kind: 'navigation' as const, _id: 'nav_main' };

/** A release with these things. */
async function release({ call }: Cast, items: { kind: 'page' | 'navigation'; _id: string }[], name = 'Spring') {
  return (await call('release/create', { domainId, name, items }))._id;
}

/** Saves the version of a page in a release under another title. */
async function edit({ call }: Cast, release: string, slug: string, title: string, revision?: number) {
  const version = await call('page/load', { domainId, slug, release });
  return call('page/save', { page: { ...pageDraft({ slug, title }), _id: version._id ?? '', revision }, release });
}

const titles = async ({ db }: Cast, _id: string) => ({
  draft: (await pageById(db, { _id }))?.title,
  live: (await pageById(db, { _id }, 'published'))?.title,
});

test('a version in a release is edited while draft and published copy go on', async () => {
  const the = await cast();
  const _id = await release(the, [page('live')]);
  const saved = await edit(the, _id, 'live', 'In spring');
  expect(saved).toMatchObject({ title: 'In spring', revision: 2, updatedBy: 'ada' });
  expect(await titles(the, 'live')).toEqual({ draft: '', live: '' });
  expect(await the.call('page/load', { domainId, slug: 'live', release: _id })).toMatchObject({ title: 'In spring' });
  await expect(edit(the, _id, 'live', 'Later', 1)).rejects.toMatchObject({
    code: 'conflict',
    current: { revision: 2, updatedBy: 'ada' },
  });
});

test('a page that is changed in a release is taken up by it', async () => {
  const the = await cast();
  const _id = await release(the, []);
  expect(await the.call('page/load', { domainId, slug: 'draft', release: _id })).toMatchObject({
    title: '',
    revision: 0,
  });
  await edit(the, _id, 'draft', 'In spring', 0);
  await expect(edit(the, _id, 'draft', 'Again', 0)).rejects.toMatchObject({ code: 'conflict' });
  expect((await the.call('release/load', { domainId, _id })).items).toMatchObject([{ _id: 'draft' }]);
  await the.call('release/publish', { domainId, _id });
  expect(await titles(the, 'draft')).toEqual({ draft: 'Newer', live: 'In spring' });
});

test('release/publish makes versions the drafts, too, where those still say what the versions were made from', async () => {
  const the = await cast();
  const _id = await release(the, [page('live'), page('draft')]);
  await edit(the, _id, 'live', 'In spring');
  await edit(the, _id, 'draft', 'In spring, too');
  const { release: published, items } = await the.call('release/publish', { domainId, _id });
  expect(items.map(({ result }) => result)).toEqual(['published', 'published']);
  expect(published).toMatchObject({ state: 'published', record: 1, total: 2 });
  expect(await titles(the, 'live')).toEqual({ draft: 'In spring', live: 'In spring' });
  expect(await titles(the, 'draft')).toEqual({ draft: 'In spring, too', live: 'In spring, too' });
  const { records } = await the.call('publish/records', { domainId });
  expect(records).toMatchObject([{ name: 'Spring', source: 'release', total: 2, by: 'ada' }]);
  await expect(edit(the, _id, 'live', 'Late')).rejects.toMatchObject({ code: 'conflict' });
  await expect(the.call('release/publish', { domainId, _id })).rejects.toThrow('gone live already');
});

test('release/publish leaves a draft that went on as it is, and it waits', async () => {
  const the = await cast();
  const _id = await release(the, [page('live')]);
  await edit(the, _id, 'live', 'In spring');
  await savePage(the.db, { _id: 'live' }, pageDraft({ slug: 'live', title: 'Meanwhile' }), ben);
  const { items } = await the.call('release/load', { domainId, _id });
  expect(items).toMatchObject([{ _id: 'live', state: 'draftWentOn' }]);
  await the.call('release/publish', { domainId, _id });
  expect(await titles(the, 'live')).toEqual({ draft: 'Meanwhile', live: 'In spring' });
});

test('undoing a release gives visitors back the bytes that they had', async () => {
  const the = await cast();
  const bytes = () => publishedRow(the.db, { part: 'pages', id: 'live' });
  const before = await bytes();
  const _id = await release(the, [page('live'), NAVIGATION]);
  await edit(the, _id, 'live', 'In spring');
  const nav = { ...emptySiteDocument('navigation', domainId), commonlySearchedTerms: ['tides'] };
  await the.call('site/saveNav', { nav, release: _id });
  await the.call('release/publish', { domainId, _id });
  expect(await bytes()).not.toBe(before);
  expect(await siteDocument(the.db, 'navigation', { domainId }, 'published')).toEqual(nav);
  await the.call('publish/undo', { domainId, number: 1 });
  expect(await bytes()).toBe(before);
  expect(await siteDocument(the.db, 'navigation', { domainId }, 'published')).toBeUndefined();
  expect((await the.call('release/list', { domainId })).releases).toMatchObject([{ total: 2, isUndone: true }]);
});

test('two releases of one page name each other, and the later one says that visitors have something else', async () => {
  const the = await cast();
  const first = await release(the, [page('live')], 'First');
  const second = await release(the, [page('live')], 'Second');
  expect((await the.call('release/load', { domainId, _id: first })).items).toMatchObject([
    { state: 'same', alsoIn: [{ name: 'Second' }] },
  ]);
  const { releases } = await the.call('release/list', { domainId, document: 'live' });
  expect(releases.map(({ name }) => name)).toEqual(['Second', 'First']);
  await edit(the, first, 'live', 'First');
  await the.call('release/publish', { domainId, _id: first });
  expect((await the.call('release/load', { domainId, _id: second })).items).toMatchObject([
    { state: 'liveWentOn', alsoIn: [] },
  ]);
});

test('a release takes pages from visitors, and says which are gone', async () => {
  const the = await cast();
  const _id = await release(the, [page('live'), page('draft')]);
  const actions = [{ ...page('live'), action: 'unpublish' as const }];
  await the.call('release/change', { domainId, _id, actions });
  await deletePage(the.db, { _id: 'draft' }, ben);
  const { items } = await the.call('release/load', { domainId, _id });
  expect(items.map(({ action, state }) => [action, state])).toEqual([
    ['publish', 'gone'],
    ['unpublish', 'same'],
  ]);
  expect((await the.call('release/preview', { domainId, _id })).refusals).toMatchObject([{ _id: 'draft' }]);
  await expect(the.call('release/publish', { domainId, _id })).rejects.toMatchObject({ code: 'not-found' });
  await the.call('release/change', { domainId, _id, remove: [page('draft')] });
  await the.call('release/publish', { domainId, _id });
  expect(await pageById(the.db, { _id: 'live' }, 'published')).toBeUndefined();
});

test('a release begins with what visitors have where that is asked for', async () => {
  const the = await cast();
  const items = [{ ...page('draft'), from: 'live' as const }];
  const { _id } = await the.call('release/create', { domainId, name: 'Spring', items });
  expect(await the.call('page/load', { domainId, slug: 'draft', release: _id })).toMatchObject({ title: '' });
  await edit(the, _id, 'draft', 'In spring');
  await the.call('release/publish', { domainId, _id });
  expect(await titles(the, 'draft')).toEqual({ draft: 'Newer', live: 'In spring' });
});

test('a new page goes live with its release', async () => {
  const the = await cast();
  const added = await insertPage(the.db, pageDraft({ slug: 'new' }), ada);
  const _id = await release(the, [page(added._id)]);
  await edit(the, _id, 'new', 'New');
  await the.call('release/publish', { domainId, _id });
  expect(await titles(the, added._id)).toEqual({ draft: 'New', live: 'New' });
});

test('roles of a page hold in a release', async () => {
  const the = await cast();
  const _id = await release(the, [page('live')]);
  const roles = { viewerRoles: ['night'], editorRoles: [], publisherRoles: [] };
  await savePage(the.db, { _id: 'live' }, undefined, ada, { roles });
  const editor = { ...admin, username: 'eve', roles: ['editor'], isAdmin: false };
  expect((await the.callAs(editor, 'release/load', { domainId, _id })).items).toEqual([]);
  await expect(the.callAs(editor, 'page/load', { domainId, slug: 'live', release: _id })).rejects.toMatchObject({
    code: 'not-found',
  });
  const posted = { ...pageDraft({ slug: 'live' }), _id: 'live' };
  await expect(the.callAs(editor, 'page/save', { page: posted, release: _id })).rejects.toMatchObject({
    code: 'forbidden',
  });
  const change = { domainId, _id, remove: [page('live')] };
  await expect(the.callAs(editor, 'release/change', change)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(the.callAs(editor, 'release/remove', { domainId, _id })).rejects.toMatchObject({ code: 'forbidden' });
});

test('a schedule of a release that went live before is cancelled', async () => {
  const the = await cast();
  const _id = await release(the, [page('live')]);
  const at = { domainId, action: 'publish' as const, day: tomorrow(), time: '09:00', zone: 'UTC' };
  const { schedule } = await the.call('schedule/save', { ...at, release: _id });
  await the.call('release/publish', { domainId, _id });
  expect(await scheduleById(the.db, schedule._id, domainId)).toMatchObject({ state: 'cancelled' });
});

test('a schedule publishes a release as it is by then, or fails with a sentence', async () => {
  const the = await cast();
  const [first, second] = [await release(the, [page('live')], 'First'), await release(the, [page('draft')], 'Second')];
  const at = { domainId, action: 'publish' as const, day: tomorrow(), time: '09:00', zone: 'UTC' };
  const { schedule } = await the.call('schedule/save', { ...at, release: first });
  expect(schedule).toMatchObject({ name: 'Publish “First”', items: [{ kind: 'release', _id: first }] });
  const late = await the.call('schedule/save', { ...at, time: '10:00', release: second });
  await edit(the, first, 'live', 'By then');
  await the.call('release/remove', { domainId, _id: second });
  await the.runDue();
  expect(await titles(the, 'live')).toEqual({ draft: 'By then', live: 'By then' });
  expect((await the.call('release/list', { domainId })).releases).toMatchObject([{ state: 'published', record: 1 }]);
  expect(await scheduleById(the.db, late.schedule._id, domainId)).toMatchObject({
    state: 'failed',
    reason: 'This release was removed',
  });
});

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);

test('a version that no draft says needs a reason where a rule wants an approval', async () => {
  const the = await cast();
  await the.call('review/saveRules', { domainId, rules: [{ where: 'everything', needs: 'one' }] });
  const _id = await release(the, [page('draft')]);
  await edit(the, _id, 'draft', 'In spring');
  const { approvals } = await the.call('release/preview', { domainId, _id });
  expect(approvals).toMatchObject([{ _id: 'draft', message: expect.stringContaining('approval') }]);
  await expect(the.call('release/publish', { domainId, _id, checks: {} })).rejects.toThrow('approval');
  await the.call('release/publish', { domainId, _id, checks: { reason: 'In a hurry' } });
  expect(await titles(the, 'draft')).toMatchObject({ live: 'In spring' });
});
