import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SetPreview, WaitingItem } from '../../contract/publishing-sets.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';
import { LOADED, RECORD, SCHEDULE } from '../testing/samples.ts';

const COMMON = { updatedAt: '2026-10-01T09:00:00.000Z', updatedBy: 'kim', parts: [], revision: 3, refusal: null };
const ABOUT: WaitingItem = {
  kind: 'page',
  _id: 'p1',
  title: 'About us',
  slug: 'about',
  region: null,
  state: 'new',
  ...COMMON,
};
const SOUP: WaitingItem = { ...ABOUT, _id: 'p2', title: 'Soup', slug: 'soup', state: 'changed' };
const FOOTER: WaitingItem = {
  ...ABOUT,
  kind: 'footer',
  _id: 'f',
  title: 'Footer',
  slug: null,
  refusal: 'Only publishers can do this',
};
const NO_EFFECTS: SetPreview = {
  moves: [],
  deadLinks: [],
  unpublishedTargets: [],
  shadowedRedirects: [],
  refusals: [],
  approvals: [],
};
const FINE: Answers = {
  'publish/waiting': { items: [ABOUT, SOUP, FOOTER] },
  'page/check': { problems: [], refusal: null, mayOverride: true },
  'publish/preview': NO_EFFECTS,
  'publish/check': { errors: [] },
  'schedule/list': { schedules: [], zone: 'Australia/Sydney' },
  ...LOADED,
  'page/publishStatus': null,
  'review/list': { ofMe: [], mine: [], others: [] },
  'publish/records': { records: [RECORD], total: 1, people: ['kim'] },
  'review/findReviewers': { reviewers: [], publishers: ['ada', 'kim'] },
};
const PUBLISH = { kind: 'publish' } as const;

test('PublishDialog publishes the open page and what else is chosen', async () => {
  const answers: Answers = { ...FINE, 'publish/set': { items: [] } };
  const { user, dialog, service, toast } = await openDialog(PUBLISH, { answers });
  const waiting = within(await screen.findByRole('group', { name: 'Unpublished changes' }));
  const [about, soup, footer] = ['About us', 'Soup', 'Footer'].map((name) =>
    waiting.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) }),
  );
  expect([about?.checked, soup?.checked, footer?.checked]).toEqual([true, false, false]);
  await screen.findByText('No problems found.');
  await screen.findByText('No addresses change and no links break.');
  await expectAccessible(dialog);
  about?.focus();
  await user.keyboard('{ArrowDown} ');
  await user.click(await screen.findByRole('button', { name: 'Publish 2 changes' }));
  await toast('All of this is already live');
  expect(service.sent('publish/set')).toEqual([
    {
      domainId: 'd1',
      items: [
        { kind: 'page', _id: 'p1', revision: 3 },
        { kind: 'page', _id: 'p2' },
      ],
      checks: {},
    },
  ]);
});

test('PublishDialog checks the page as it will be with the sections that are chosen', async () => {
  const hours = { ...SOUP, kind: 'section', _id: 's1', title: 'Hours', slug: null } as const;
  const answers: Answers = { ...FINE, 'publish/waiting': { items: [ABOUT, SOUP, hours] } };
  const { user, service } = await openDialog(PUBLISH, { answers });
  for (const name of [/^Soup/, /^Hours/]) await user.click(await screen.findByRole('checkbox', { name }));
  await waitFor(() => expect(service.sent('page/check').map(({ sections }) => sections)).toEqual([[], ['s1']]));
});

test('PublishDialog closes once it is published, and a toast says how far it is', async () => {
  const published = {
    kind: 'page',
    _id: 'p1',
    title: 'About us',
    slug: 'about',
    action: 'publish',
    result: 'published',
    revision: 3,
  } as const;
  const answers: Answers = { ...FINE, 'publish/set': { items: [published] } };
  const { user, store, service, toast } = await openDialog(PUBLISH, { answers });
  await user.click(await screen.findByRole('button', { name: 'Publish changes' }));
  await waitFor(() => expect(store.getState().dialog).toBeNull());
  const event = { domainId: 'd1', pageIds: ['p1'] };
  act(() => service.tell({ ...event, state: 'rendering', done: 1, total: 4 }));
  await screen.findByText('Rendering 1 of 4 pages…');
  const changed = [{ address: '/about', url: 'https://example.com/about' }];
  act(() => service.tell({ ...event, state: 'live', milliseconds: 900, changed }));
  await toast('Page Published');
});

test('PublishDialog says what a set breaks, and adds what it needs', async () => {
  const effects: SetPreview = {
    ...NO_EFFECTS,
    moves: [{ _id: 'p1', title: 'About us', slug: 'about', from: '/who', to: '/about' }],
    deadLinks: [{ from: { ...ABOUT }, to: '/gone' }],
    unpublishedTargets: [{ kind: 'page', _id: 'p2', title: 'Soup', slug: 'soup', linkedFrom: [ABOUT], refusal: null }],
  };
  const { user, dialog, service } = await openDialog(PUBLISH, { answers: { ...FINE, 'publish/preview': effects } });
  const list = within(await screen.findByRole('list', { name: 'What will happen' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  await expectAccessible(dialog);
  await user.click(list.getByRole('button', { name: 'Publish “Soup” too' }));
  await waitFor(() => expect(service.sent('publish/preview').at(-1)?.items).toHaveLength(2));
});

const ERROR = {
  check: 'dead link',
  severity: 'error',
  message: 'The link leads nowhere',
  blockKey: 'first',
  field: 'title',
} as const;

test('PublishDialog stops at errors, leads to them, and lets an administrator publish with a reason', async () => {
  const answers: Answers = {
    ...FINE,
    'page/check': { problems: [ERROR], refusal: null, mayOverride: true },
    'publish/set': refuses(503, 'Not now'),
  };
  const { user, dialog, service, store, toast } = await openDialog(PUBLISH, { answers });
  const problem = await screen.findByRole('button', { name: /The link leads nowhere/ });
  const main = screen.getByRole('button', { name: 'Publish changes' });
  expect(main.getAttribute('aria-disabled')).toBe('true');
  await expectAccessible(dialog);
  await user.type(screen.getByLabelText('Reason'), 'The soup is hot{Enter}');
  await toast('Not now');
  expect(service.sent('publish/set')[0]?.checks).toEqual({ reason: 'The soup is hot' });
  await user.click(problem);
  expect(store.getState()).toMatchObject({ dialog: null, wantedField: 'title' });
});

const EDITOR = { kind: 'active', username: 'ben', rights: { roles: ['editor'], isAdmin: false } } as const;
const REFUSAL = 'You need the publisher role to publish or delete';
const OF_EDITOR: Answers = {
  ...FINE,
  'publish/waiting': { items: [ABOUT, SOUP].map((item) => ({ ...item, refusal: REFUSAL })) },
  'page/check': { problems: [], refusal: REFUSAL, mayOverride: false },
};

test('PublishDialog lets a person who may not publish ask those who may, with a line', async () => {
  const answers: Answers = { ...OF_EDITOR, 'review/ask': { _id: 'r1', people: ['ada', 'kim'] } };
  const { user, dialog, service, store, toast } = await openDialog(PUBLISH, { answers, state: { session: EDITOR } });
  await screen.findByText('You can’t publish this yourself: ask ada or kim.');
  expect(screen.queryByText(REFUSAL)).toBeNull();
  expect(screen.queryByRole('button', { name: /Publish changes/ })).toBeNull();
  await expectAccessible(dialog);
  await user.click(screen.getByRole('checkbox', { name: /^Soup/ }));
  await screen.findByText('You can’t publish all of this yourself: ask ada or kim.');
  await user.type(screen.getByLabelText('Message (optional)'), 'By Monday{Enter}');
  await toast('ada and kim will be told');
  expect(service.sent('review/ask')).toEqual([
    {
      domainId: 'd1',
      items: [
        { kind: 'page', _id: 'p1' },
        { kind: 'page', _id: 'p2' },
      ],
      purpose: 'publish',
      text: 'By Monday',
    },
  ]);
  expect(service.sent('publish/preview')).toEqual([]);
  expect(store.getState().dialog).toBeNull();
});

test('PublishDialog shows the errors of another chosen page beside it, before it is pressed', async () => {
  const answers: Answers = {
    ...FINE,
    'publish/check': ({ items }) => ({
      errors: items.map(({ _id }) => ({ _id, message: `The link of ${_id} leads nowhere` })),
    }),
  };
  const { user, dialog, service } = await openDialog(PUBLISH, { answers });
  await user.click(await screen.findByRole('checkbox', { name: /^Soup/ }));
  const errors = within(await screen.findByRole('list', { name: 'Errors of Soup' }));
  errors.getByText('The link of p2 leads nowhere');
  expect(screen.queryByText('The link of p1 leads nowhere')).toBeNull();
  expect(errors.getByRole('link', { name: 'Open “Soup” to fix this' }).getAttribute('href')).toBe('/soup');
  expect(screen.getByRole('button', { name: 'Publish 2 changes' }).getAttribute('aria-disabled')).toBe('true');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('checkbox', { name: /^Soup/ }));
  expect(screen.getByRole('button', { name: 'Publish changes' }).getAttribute('aria-disabled')).toBeNull();
  expect(service.sent('publish/check')).toHaveLength(1);
});

test('PublishDialog says why a page cannot be published when nobody may', async () => {
  const answers: Answers = { ...OF_EDITOR, 'review/findReviewers': { reviewers: [], publishers: [] } };
  await openDialog(PUBLISH, { answers, state: { session: EDITOR } });
  await screen.findByText(REFUSAL);
  expect(screen.queryByRole('button', { name: 'Ask to publish' })).toBeNull();
});

test('PublishDialog says whose approval is missing, which an administrator can override with a reason', async () => {
  const message = '“About us” needs the approval of another person.';
  const approvals = [{ kind: 'page' as const, _id: 'p1', title: 'About us', message }];
  const answers: Answers = { ...FINE, 'publish/preview': { ...NO_EFFECTS, approvals }, 'publish/set': { items: [] } };
  const { user, dialog, service, store } = await openDialog(PUBLISH, { answers });
  await screen.findByText(message);
  await expectAccessible(dialog);
  expect(screen.getByRole('button', { name: 'Publish changes' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByText('Publish anyway, with a reason'));
  await user.type(screen.getByLabelText('Reason'), 'The storm{Enter}');
  await waitFor(() => expect(service.sent('publish/set')).toMatchObject([{ checks: { reason: 'The storm' } }]));
  act(() => store.setState({ dialog: PUBLISH }));
  await user.click(await screen.findByRole('button', { name: 'Ask for review…' }));
  expect(store.getState().dialog).toMatchObject({ kind: 'askReview', items: [{ kind: 'page', _id: 'p1' }] });
});

test('PublishDialog schedules the set, and takes its pages offline again', async () => {
  const answers: Answers = { ...FINE, 'schedule/save': { schedule: SCHEDULE, note: null } };
  const { user, dialog, service, store } = await openDialog(PUBLISH, { answers });
  await user.click(await screen.findByRole('radio', { name: 'At a set time' }));
  fireEvent.change(screen.getByLabelText('Goes live, day'), { target: { value: '2026-12-01' } });
  await user.click(screen.getByRole('checkbox', { name: 'Take the pages offline later' }));
  expect(screen.getByRole('button', { name: 'Schedule' }).getAttribute('aria-disabled'), 'no day yet').toBe('true');
  fireEvent.change(screen.getByLabelText('Goes offline, day'), { target: { value: '2026-12-24' } });
  screen.getByText('Times are in Australia/Sydney.');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(store.getState().dialog).toBeNull());
  expect(service.sent('schedule/save')).toMatchObject([
    { action: 'publish', day: '2026-12-01', time: '09:00' },
    { action: 'unpublish', day: '2026-12-24', time: '09:00' },
  ]);
});

test('PublishDialog offers to try again when what waits cannot be loaded', async () => {
  const { user, service } = await openDialog(PUBLISH, {
    answers: { ...FINE, 'publish/waiting': refuses(503, 'Try later') },
  });
  await screen.findByText('Try later');
  service.answer(FINE);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('group', { name: 'Unpublished changes' });
});
