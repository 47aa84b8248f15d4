import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';
import { picture, SCHEDULE } from '../testing/samples.ts';

const AT = '2026-10-01T09:00:00.000Z';
const openTab = (tab: string, answers: Answers) => openDialog({ kind: 'dashboard', tab }, { answers });

test('the dashboard offers no tab that the person may not use', async () => {
  const rights = { roles: ['publisher'], isAdmin: false };
  const session = { kind: 'active', username: 'kim', rights } as const;
  const answers = { 'import/list': { imports: [] } };
  const { store } = await openDialog({ kind: 'dashboard', tab: 'Imports' }, { answers, state: { session } });
  const names = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(names()).toEqual(expect.arrayContaining(['Quarantine', 'Mail outbox', 'Webhook']));
  expect(names()).not.toContain('System');
  expect(names()).not.toContain('Recent activity');
  act(() => store.setState({ session: { ...session, rights: { ...rights, roles: ['editor'] } } }));
  await waitFor(() => expect(names()).not.toContain('Webhook'));
});

test('Sitemap pages through the site, and is filtered', async () => {
  const item = { pageType: 'page', updatedAt: AT, publishedAt: AT, published: true, publishableByYou: true };
  const sitemap = Array.from({ length: 10 }, (_, at) => ({ ...item, _id: `p${at}`, slug: `soup-${at}` }));
  const { user, dialog, service } = await openTab('Sitemap', { 'sitemap/filter': { sitemap, total: 25 } });
  await screen.findByRole('link', { name: '/soup-0' });
  screen.getByText('1–10 of 25');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('11–20 of 25');
  await user.click(screen.getByRole('button', { name: 'Show Filters' }));
  await user.type(screen.getByRole('searchbox', { name: 'Slug' }), 'soup');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Publishable By You' }), 'No');
  await expectAccessible(dialog);
  await waitFor(() =>
    expect(service.sent('sitemap/filter').at(-1)).toMatchObject({ slug: 'soup', publishableByYou: 'false', page: '1' }),
  );
});

test('Schedule moves what waits to another time, and cancels it', async () => {
  const { user, dialog, service } = await openTab('Schedule', {
    'schedule/list': { schedules: [SCHEDULE], zone: 'Australia/Sydney' },
    'schedule/save': { schedule: SCHEDULE, note: null },
    'schedule/cancel': SCHEDULE,
  });
  await screen.findByText(/^Times are in Australia\/Sydney/);
  await screen.findByText('December 2026');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await screen.findByText('January 2027');
  await user.click(screen.getByRole('button', { name: /^Reschedule/ }));
  const time = screen.getByLabelText('New time, time');
  await user.clear(time);
  await user.type(time, '10:30');
  await user.click(screen.getByRole('button', { name: 'Reschedule' }));
  await waitFor(() => expect(service.sent('schedule/save')).toMatchObject([{ _id: 'schedule', time: '10:30' }]));
  await user.click(await screen.findByRole('button', { name: /^Cancel.*About us/ }));
  await waitFor(() => expect(service.sent('schedule/cancel')).toEqual([{ domainId: 'd1', _id: 'schedule' }]));
});

test('Webhook says what it was told, and tells it again', async () => {
  const changed = [{ address: '/about', url: 'https://example.com/about', removed: false }];
  const message = {
    _id: 'w1',
    state: 'failed',
    changed,
    total: 1,
    isComplete: true,
    attempts: 9,
    dueAt: AT,
    lastError: '500',
    createdAt: AT,
  } as const;
  const { user, dialog, service, toast } = await openTab('Webhook', {
    'webhook/list': { host: 'hooks.example.com', messages: [message], total: 1 },
    'webhook/retry': { _id: 'w2' },
  });
  await screen.findByText(/hooks.example.com/);
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: /^Send again/ }));
  await toast('It will be sent again');
  expect(service.sent('webhook/retry')).toEqual([{ domainId: 'd1', _id: 'w1' }]);
});

test('Webhook says that there is none', async () => {
  await openTab('Webhook', { 'webhook/list': { host: null, messages: [], total: 0 } });
  await screen.findByText(/^No webhook is set up/);
});

test('Imports lists what was lost, to be ticked off', async () => {
  const loss = {
    importId: 'i1',
    number: 1,
    kind: 'shortcode',
    source: '/old',
    what: 'A gallery',
    why: 'Shown as text',
    times: 2,
    doneBy: '',
  };
  const { user, dialog, service } = await openTab('Imports', {
    'import/list': { imports: [{ _id: 'i1', source: 'export.xml', at: AT, summary: '12 pages', open: 1, total: 1 }] },
    'import/loadLosses': { losses: [loss], total: 1, kinds: [{ kind: 'shortcode', open: 1 }] },
    'import/mark': {},
  });
  await screen.findByText('A gallery (2 times)');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('checkbox', { name: 'Done: A gallery, /old' }));
  await waitFor(() => expect(service.sent('import/mark')).toMatchObject([{ importId: 'i1', number: 1, isDone: true }]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'shortcode (1)');
  await waitFor(() => expect(service.sent('import/loadLosses').at(-1)).toMatchObject({ kind: 'shortcode' }));
});

test('Imports says that nothing was imported', async () => {
  await openTab('Imports', { 'import/list': { imports: [] } });
  await screen.findByText(/^Nothing has been imported yet/);
});

test('Report leads to what is wrong, and to media that nothing uses', async () => {
  const line = {
    check: 'dead link',
    kind: 'footer',
    _id: 'footer_d1',
    title: 'Footer',
    slug: null,
    blockKey: null,
    message: '/gone is not there',
    updatedAt: AT,
    where: 'both',
  } as const;
  const { user, dialog, service, store } = await openTab('Report', {
    'report/loadPages': { lines: [line], checked: 3, total: 3, next: null },
    'media/list': { items: [picture('garden')], total: 1 },
    'media/usage': [],
    'media/getFolders': { folders: [], tags: [] },
  });
  await screen.findByText('3 pages checked');
  await expectAccessible(dialog);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Old after' }), '24 months');
  await waitFor(() => expect(service.sent('report/loadPages').at(-1)).toMatchObject({ months: '24' }));
  await user.click(await screen.findByText(/^Dead links/));
  await user.click(await screen.findByRole('button', { name: 'Footer' }));
  expect(store.getState()).toMatchObject({ dialog: null, selection: { kind: 'footer' } });
  store.setState({ dialog: { kind: 'dashboard', tab: 'Report' } });
  await user.click(await screen.findByRole('button', { name: 'Show in the library' }));
  await screen.findByRole('button', { name: /garden/ });
  expect(service.sent('media/list').at(-1)).toMatchObject({ unused: 'true' });
});

test('Trash restores a page, and shows why one cannot be restored', async () => {
  const rows = ['soup', 'bread'].map(
    (slug) => ({ pageId: slug, collection: 'pages', slug, deletedAt: AT, deletedBy: 'kim' }) as const,
  );
  const { user, dialog, service, toast } = await openTab('Trash', {
    'trash/list': rows,
    'page/restore': refuses(409, 'There is a page at /soup'),
  });
  const restore = await screen.findByRole('button', { name: 'Restore /soup' });
  await expectAccessible(dialog);
  await user.click(restore);
  await toast('There is a page at /soup');
  expect(service.sent('page/restore')).toEqual([{ _id: 'soup', collection: 'pages', domainId: 'd1' }]);
});

test('System names what an operator should change, and what the disk holds', async () => {
  const disk = {
    measuredAt: AT,
    drafts: 1_000_000,
    versions: 1234,
    records: 3,
    copies: 5000,
    originals: 1,
    variants: 1,
    published: 1,
    site: 1,
    free: 1e9,
  };
  const { dialog } = await openTab('System', { 'system/load': { warnings: ['Take backups'], disk } });
  await screen.findByText('Take backups');
  screen.getByText('1,234');
  await expectAccessible(dialog);
});
