import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOON } from '../../testing/test-service.ts';
import {
  admin,
  closeCast,
  comes,
  db,
  domainId,
  edited,
  item,
  listed,
  load,
  openCast,
  type Page,
  publisher,
  saved,
  schedule,
  service,
  startAgain,
} from './testing/cast.ts';

beforeAll(openCast);
afterAll(closeCast);

const siteText = async (path: string) => (await fetch(`${service.siteUrl}${path}`)).text();

async function ended(id: string) {
  await expect.poll(async () => (await listed(id))?.state, SOON).not.toBe('waiting');
  return listed(id);
}

/** What people were told of something. */
const toldOf = (title: string) =>
  db.selectFrom('notifications').where('about', 'like', `%${title}%`).selectAll().execute();

describe('a schedule that is due', () => {
  it('publishes what was chosen and keeps a newer draft as a draft', async () => {
    const page = await saved('chosen', 'Chosen words');
    const { body } = await schedule([item(page)]);
    await edited('chosen', 'Newer words');
    await comes(body.schedule._id);
    expect(await ended(body.schedule._id)).toMatchObject({ state: 'done', reason: null });
    expect(await toldOf(page._id)).toMatchObject([{ recipient: page.updatedBy, kind: 'published', by: '' }]);
    await expect.poll(() => siteText('/chosen'), SOON).toContain('Chosen words');
    expect(await load('chosen')).toMatchObject({ header: { heading: 'Newer words' }, published: true });
    const { items } = (await publisher.call('publish/waiting', { domainId })).body;
    expect(items.find(({ _id }) => _id === page._id)).toMatchObject({ state: 'changed', title: 'Newer words' });
    const { entries } = (await admin.call('audit/list', { action: 'publish', size: 5 })).body;
    expect(entries[0]?.subject).toBe(`/chosen (${page._id})`);
  });

  it('leaves out a page of which a newer version is live', async () => {
    const page = await saved('overtaken', 'Older words');
    const { body } = await schedule([item(page)]);
    const newer = await edited('overtaken', 'Newest words');
    await publisher.call('publish/set', { domainId, items: [item(newer)] });
    await comes(body.schedule._id);
    expect(await ended(body.schedule._id)).toMatchObject({
      state: 'done',
      reason: expect.stringContaining('a newer version is live'),
    });
    await expect.poll(() => siteText('/overtaken'), SOON).toContain('Newest words');
  });

  it('publishes a navigation as it was chosen and keeps its newer draft', async () => {
    const nav = (text: string) => ({ nav: { domainId, items: [{ key: 'a', link: { href: '/', text } }] } });
    await publisher.call('site/saveNav', nav('Chosen link'));
    const { body } = await schedule([{ kind: 'navigation', _id: 'nav_main', action: 'publish' }]);
    await publisher.call('site/saveNav', nav('Newer link'));
    await comes(body.schedule._id);
    expect(await ended(body.schedule._id)).toMatchObject({ state: 'done', reason: null });
    await expect.poll(() => siteText('/'), SOON).toContain('Chosen link');
    expect((await publisher.call('site/loadNav', { domainId })).body.items[0]?.link.text).toBe('Newer link');
  });

  it('unpublishes at its time', async () => {
    const page = await saved('expiring');
    await publisher.call('publish/set', { domainId, items: [item(page)] });
    await expect.poll(() => siteText('/expiring'), SOON).toContain('About expiring');
    const { body } = await schedule([{ kind: 'page', _id: page._id, action: 'publish' }], { action: 'unpublish' });
    expect(body.schedule.name).toBe('Unpublish “About expiring”');
    await comes(body.schedule._id);
    expect(await ended(body.schedule._id)).toMatchObject({ state: 'done' });
    await expect.poll(() => siteText('/expiring'), SOON).toContain('could not be found');
  });

  it('fails when its page was deleted, and the person who made it is told', async () => {
    const page = await saved('doomed');
    const { body } = await schedule([item(page)]);
    await publisher.call('page/delete', { _id: page._id });
    await comes(body.schedule._id);
    expect(await ended(body.schedule._id)).toMatchObject({ state: 'failed', reason: 'The page /doomed was deleted' });
    expect(await toldOf('doomed')).toMatchObject([
      { recipient: body.schedule.createdBy, kind: 'scheduleFailed', by: '', text: 'The page /doomed was deleted' },
    ]);
    const { entries } = (await admin.call('audit/list', { action: 'schedule failed' })).body;
    expect(entries[0]?.subject).toContain('The page /doomed was deleted');
  });

  it('fails when the person who made it lost the role, or the account', async () => {
    const [former, closed] = [await service.as(['publisher']), await service.as(['publisher'])];
    const [one, two] = [await saved('role-lost'), await saved('account-lost')];
    const [first, second] = [await schedule([item(one)], { by: former }), await schedule([item(two)], { by: closed })];
    const idOf = async (username: string) =>
      (await db.selectFrom('users').where('username', '=', username).select('id').executeTakeFirstOrThrow()).id;
    await admin.call('roles/applyToUser', { _id: await idOf(first.body.schedule.createdBy), roles: ['editor'] });
    await admin.call('user/disable', { _id: await idOf(second.body.schedule.createdBy) });
    await comes(first.body.schedule._id, second.body.schedule._id);
    expect((await ended(first.body.schedule._id))?.reason).toContain('may no longer publish');
    expect((await ended(second.body.schedule._id))?.reason).toContain('is disabled');
    const told = await toldOf('account-lost');
    expect(told.map(({ recipient }) => recipient)).not.toContain(second.body.schedule.createdBy);
    expect(told).not.toHaveLength(0);
  });

  it('fails as a whole when one of its pages demands a role by then, or cannot be rendered', async () => {
    const [free, guarded] = [await saved('free'), await saved('guarded-later')];
    const { body } = await schedule([item(free), item(guarded)]);
    const { body: role } = await admin.call('roles/save', { role: { name: 'Later board' } });
    await admin.call('roles/applyToPage', { page: guarded, roles: [{ _id: role._id, level: { publisher: true } }] });
    const broken = await schedule([item(await saved('fine')), item(await saved('breaks', 'Broken'))]);
    await comes(body.schedule._id, broken.body.schedule._id);
    expect((await ended(body.schedule._id))?.reason).toContain('“About guarded-later”');
    expect((await ended(broken.body.schedule._id))?.reason).toContain('“Broken” cannot be rendered');
    expect([(await load('free')).published, (await load('fine')).published]).toEqual([false, false]);
  });

  it('fails when its address belongs to another page by then', async () => {
    const page = await saved('sought-after');
    const { body } = await schedule([item(page)]);
    await publisher.call('page/save', { page: { ...(await load('sought-after')), slug: 'moved-away' } as Page });
    await saved('sought-after', 'The new owner');
    await comes(body.schedule._id);
    expect((await ended(body.schedule._id))?.reason).toContain('/sought-after belongs to another page');
  });
});

it('two overdue schedules are carried out at once after a start, in order', async () => {
  const [first, second] = [await saved('overdue', 'First words'), await saved('overdue-too')];
  const one = (await schedule([item(first)])).body.schedule;
  const two = (await schedule([item(await edited('overdue', 'Second words')), item(second)])).body.schedule;
  await service.close();
  for (const [id, at] of [
    [two._id, '2026-01-02T00:00:00.000Z'],
    [one._id, '2026-01-01T00:00:00.000Z'],
  ] as const) {
    await db.updateTable('schedules').set({ at }).where('id', '=', id).execute();
  }
  await startAgain();
  expect(await ended(two._id)).toMatchObject({ state: 'done' });
  expect(await ended(one._id)).toMatchObject({ state: 'done' });
  await expect.poll(() => siteText('/overdue'), SOON).toContain('Second words');
  const { body: history } = await publisher.call('page/history', { _id: first._id });
  expect(history.filter(({ action }) => action === 'publish')).toHaveLength(2);
});

describe('a scheduled section', () => {
  it('goes live as it was when it was chosen', async () => {
    const draft = {
      domainId,
      slug: '',
      title: 'Timed',
      contents: [{ componentType: 'Headline', key: 'h', title: 'Then' }],
    };
    const collection = 'sections' as const;
    const { body: section } = await publisher.call('page/save', { page: draft, collection });
    const { body } = await schedule([{ kind: 'section', _id: section._id, action: 'publish' }]);
    expect(body.schedule).toMatchObject({
      name: 'Publish “Timed”',
      items: [{ kind: 'section', slug: null, revision: section.revision }],
    });
    const contents = [{ componentType: 'Headline', key: 'h', title: 'Later' }];
    await publisher.call('page/save', { page: { ...section, contents }, collection });
    await comes(body.schedule._id);
    expect(await ended(body.schedule._id)).toMatchObject({ state: 'done', reason: null });
    const { body: copies } = await publisher.call('publish/loadCopies', {
      domainId,
      kind: 'section',
      _id: section._id,
    });
    expect(copies).toMatchObject({
      draft: { contents: [{ title: 'Later' }] },
      published: { contents: [{ title: 'Then' }] },
    });
  });
});
