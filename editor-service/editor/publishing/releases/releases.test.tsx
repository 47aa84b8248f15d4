import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedRelease, ReleaseContent } from '../../../contract/publishing-releases.ts';
import type { WaitingItem } from '../../../contract/publishing-sets.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { type Answers, refuses } from '../../testing/fake-service.ts';
import { openDialog } from '../../testing/render-in-editor.tsx';
import { LOADED } from '../../testing/samples.ts';

const SPRING: ListedRelease = {
  ...{ _id: 'r1', domainId: 'd1', name: 'Spring', note: 'With the mailing', state: 'open', total: 2, record: null },
  isUndone: false,
  ...{ createdBy: 'kim', createdAt: '2026-10-01T09:00:00.000Z' },
};
const ABOUT: ReleaseContent = {
  ...{ kind: 'page', _id: 'p1', title: 'About us', slug: 'about', action: 'publish', state: 'draftWentOn' },
  ...{
    alsoIn: [{ _id: 'r2', name: 'Summer' }],
    updatedAt: '2026-10-01T09:00:00.000Z',
    updatedBy: 'kim',
    refusal: null,
  },
};
const FOOTER: ReleaseContent = {
  ...{ ...ABOUT, kind: 'footer', _id: 'footer_d1', title: 'Footer', slug: null, state: 'same', alsoIn: [] },
};
const NO_EFFECTS = {
  moves: [],
  deadLinks: [],
  unpublishedTargets: [],
  shadowedRedirects: [],
  refusals: [],
  approvals: [],
  errors: [],
};

const ANSWERS: Answers = {
  ...LOADED,
  'release/list': { releases: [SPRING] },
  'release/load': { release: SPRING, items: [ABOUT, FOOTER] },
  'release/preview': NO_EFFECTS,
  'release/change': SPRING,
  'release/create': { ...SPRING, name: 'Autumn' },
  'release/publish': { release: { ...SPRING, state: 'published', record: 4 }, items: [] },
  'schedule/list': { schedules: [], zone: 'Europe/Berlin' },
  'review/list': { ofMe: [], mine: [], others: [] },
};

const press = (name: string | RegExp) => screen.findByRole('button', { name });

test('AddToReleaseDialog adds the page to an open release, or to a new one', async () => {
  const dialog = { kind: 'addToRelease', items: [{ kind: 'page', _id: 'p1' }] } as const;
  const { user, service, store, dialog: shown, toast } = await openDialog(dialog, { answers: ANSWERS });
  await expectAccessible(shown);
  await user.click(await press('Add'));
  await toast('Added to “Spring”');
  await press('Open its version');
  expect(service.sent('release/change')).toEqual([{ domainId: 'd1', _id: 'r1', add: [{ kind: 'page', _id: 'p1' }] }]);
  store.setState({ dialog });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Release' }), '');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Autumn');
  await user.click(await press('Add'));
  await toast('Added to “Autumn”');
  expect(service.sent('release/create')).toMatchObject([{ name: 'Autumn', items: [{ kind: 'page', _id: 'p1' }] }]);
});

test('Releases opens a release, which says what it holds and what to look at', async () => {
  const { user, service, dialog } = await openDialog({ kind: 'dashboard', tab: 'Releases' }, { answers: ANSWERS });
  const opener = await press('Spring');
  await expectAccessible(dialog);
  await user.click(opener);
  const release = await screen.findByRole('dialog', { name: 'Spring' });
  const held = await within(release).findByRole('table', { name: 'What it holds' });
  expect(held.textContent).toContain('/about · The draft was changed since, and stays as it is. · Also in “Summer”.');
  await expectAccessible(release);
  await user.selectOptions(within(held).getByRole('combobox', { name: 'Change of About us' }), 'unpublish');
  await waitFor(() =>
    expect(service.sent('release/change')).toMatchObject([
      { _id: 'r1', actions: [{ kind: 'page', _id: 'p1', action: 'unpublish' }] },
    ]),
  );
  await user.click(within(held).getByRole('button', { name: 'Take Footer out' }));
  await user.click(await press('Remove'));
  await waitFor(() =>
    expect(service.sent('release/change').at(-1)).toMatchObject({ remove: [{ kind: 'footer', _id: 'footer_d1' }] }),
  );
});

test('a release goes live as a whole, unless its checks find errors', async () => {
  const open = { kind: 'release', _id: 'r1' } as const;
  const errors = [{ _id: 'p1', message: 'A picture has no description.' }];
  const answers = { ...ANSWERS, 'release/preview': { ...NO_EFFECTS, errors } };
  const { service } = await openDialog(open, { answers });
  await screen.findByText('About us: A picture has no description.');
  expect((await press('Publish 2 changes')).getAttribute('aria-disabled')).toBe('true');
  expect(service.sent('release/publish')).toEqual([]);
});

test('a release that lacks an approval goes live with a reason only', async () => {
  const approvals = [{ kind: 'page', _id: 'p1', title: 'About us', message: '“About us” needs an approval.' }] as const;
  const answers = { ...ANSWERS, 'release/preview': { ...NO_EFFECTS, approvals: [...approvals] } };
  const { user, service } = await openDialog({ kind: 'release', _id: 'r1' }, { answers });
  await screen.findByText('“About us” needs an approval.');
  expect((await press('Publish 2 changes')).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByText('Publish anyway, with a reason'));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'In a hurry');
  await user.click(await press('Publish anyway'));
  await waitFor(() => expect(service.sent('release/publish')).toMatchObject([{ checks: { reason: 'In a hurry' } }]));
});

test('a release is published, and a refusal is said in the dialog', async () => {
  const answers = { ...ANSWERS, 'release/publish': refuses(409, '“About us” was changed in the meantime') };
  const { user, service, toast } = await openDialog({ kind: 'release', _id: 'r1' }, { answers });
  const publish = await press('Publish 2 changes');
  await waitFor(() => expect(publish.getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(publish);
  await screen.findByText('“About us” was changed in the meantime');
  service.answer(ANSWERS);
  await user.click(publish);
  await toast('“Spring” published');
  expect(service.sent('release/publish').at(-1)).toEqual({ domainId: 'd1', _id: 'r1', checks: {} });
});

test('Publish leads to the release whose version is open', async () => {
  await openDialog({ kind: 'publish' }, { answers: ANSWERS, state: { release: { _id: 'r1', name: 'Spring' } } });
  await screen.findByRole('dialog', { name: 'Spring' });
});

test('what is chosen in the publish dialog is added to a release', async () => {
  const waiting: WaitingItem = {
    ...{
      kind: 'footer',
      _id: 'footer_d1',
      title: 'Footer',
      slug: null,
      region: null,
      state: 'changed',
      parts: ['footer'],
    },
    ...{ updatedAt: '2026-10-01T09:00:00.000Z', updatedBy: 'kim', revision: null, refusal: null },
  };
  const answers: Answers = {
    ...ANSWERS,
    'publish/waiting': { items: [waiting] },
    'publish/preview': NO_EFFECTS,
    'publish/loadCopies': { draft: null, published: null },
    'page/check': { problems: [], refusal: null, mayOverride: true },
    'review/list': { ofMe: [], mine: [], others: [] },
  };
  const { user, store } = await openDialog({ kind: 'publish' }, { answers });
  for (const box of await screen.findAllByRole('checkbox', { checked: true })) await user.click(box);
  await user.click(await screen.findByRole('checkbox', { name: /Footer/ }));
  await user.click(await press('Add to a release…'));
  expect(store.getState().dialog).toMatchObject({
    kind: 'addToRelease',
    items: [{ kind: 'footer', _id: 'footer_d1' }],
  });
});

test('ReleaseDialog asks for a review of its versions', async () => {
  const answers: Answers = {
    ...ANSWERS,
    'review/findReviewers': { reviewers: [{ kind: 'person', id: 'kim', name: 'Kim' }], publishers: [] },
    'review/ask': { _id: 'q1', people: ['Kim'] },
  };
  const { user, service, toast } = await openDialog({ kind: 'release', _id: 'r1' }, { answers });
  await user.click(await press('Ask for review…'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'People' }), 'Kim');
  await user.click(await press('Ask for review'));
  await toast('Kim will be told');
  const items = [ABOUT, FOOTER].map(({ kind, _id }) => ({ kind, _id }));
  expect(service.sent('review/ask')).toMatchObject([{ items, release: 'r1', purpose: 'review' }]);
});

test('ReleaseDialog lets only administrators publish despite a missing approval', async () => {
  const missing = [{ kind: 'page' as const, _id: 'p1', title: 'About us', message: 'It needs an approval.' }];
  const answers: Answers = { ...ANSWERS, 'release/preview': { ...NO_EFFECTS, approvals: missing } };
  const session = { kind: 'active', username: 'kim', rights: { roles: ['publisher'], isAdmin: false } } as const;
  await openDialog({ kind: 'release', _id: 'r1' }, { answers, state: { session } });
  await screen.findByText('It needs an approval.');
  expect(screen.queryByText('Publish anyway, with a reason')).toBeNull();
});
