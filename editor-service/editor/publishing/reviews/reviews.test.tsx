import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Review } from '#content-store/model/entities/review.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import type { Answers } from '../../testing/fake-service.ts';
import { openDialog, renderInEditor } from '../../testing/render-in-editor.tsx';
import { LOADED, REVIEW } from '../../testing/samples.ts';
import { reviewsOfVersion, statusOfReviews } from '../publishing-words.ts';
import { Reviews } from './Reviews.tsx';

const AT = '2026-10-02T09:00:00.000Z';
const NONE = { ofMe: [], mine: [], others: [] };
const given = { by: 'kim', isGuest: false, answer: 'approve', text: '', at: AT, isOutdated: false } as const;
const REQUEST: Review = { ...REVIEW, purpose: 'publish', text: 'By Monday', reviewers: [], waitsFor: [] };
const approved: Review = { ...REVIEW, state: 'approved', waitsFor: [], answers: [given], endedBy: 'kim', endedAt: AT };

test('Reviews approves what is asked of a person, with the revision they looked at', async () => {
  const answers: Answers = { ...LOADED, 'review/list': { ...NONE, ofMe: [REVIEW] }, 'review/answer': approved };
  const { user, service, toast } = renderInEditor(<Reviews ofPage />, { answers });
  const asked = within(await screen.findByRole('region', { name: 'Waits for you' }));
  asked.getByText('Is it right?');
  await expectAccessible(document.body);
  await user.click(asked.getByRole('button', { name: 'Approve: About us' }));
  await toast('Approved');
  const seen = [{ _id: 'p1', revision: 3 }];
  expect(service.sent('review/answer')).toEqual([{ domainId: 'd1', _id: 'r1', seen, answer: 'approve', text: '' }]);
});

test('Reviews does not take the version of a release for the draft that is asked about', async () => {
  const answers: Answers = { ...LOADED, 'review/list': { ...NONE, ofMe: [REVIEW] }, 'review/answer': approved };
  const state = { release: { _id: 'r9', name: 'Spring' } };
  const { user, service, toast } = renderInEditor(<Reviews />, { answers, state });
  await user.click(await screen.findByRole('button', { name: 'Approve: About us' }));
  await toast('Approved');
  expect(service.sent('review/answer')).toMatchObject([{ seen: [] }]);
});

test('Reviews leads to the version of a release that is asked about, and answers about it there', async () => {
  const release = { _id: 'r9', name: 'Spring' };
  const ofMe = [{ ...REVIEW, items: REVIEW.items.map((item) => ({ ...item, release })) }];
  const answers: Answers = { ...LOADED, 'review/list': { ...NONE, ofMe }, 'review/answer': approved };
  const { store, user, service } = renderInEditor(<Reviews ofPage />, { answers });
  const link = await screen.findByRole('link', { name: 'About us' });
  expect(link.getAttribute('href')).toBe('/about?release=r9');
  store.setState({ release });
  await user.click(screen.getByRole('button', { name: 'Approve: About us' }));
  expect(service.sent('review/answer')).toMatchObject([{ seen: [{ _id: 'p1', revision: 3 }] }]);
});

test('reviewsOfVersion() tells those of drafts from those of a version', () => {
  const version = { ...REVIEW, items: REVIEW.items.map((item) => ({ ...item, release: { _id: 'r9', name: '' } })) };
  const all = { ...NONE, mine: [REVIEW, version] };
  expect(reviewsOfVersion(all, undefined).mine).toEqual([REVIEW]);
  expect(reviewsOfVersion(all, 'r9').mine).toEqual([version]);
});

test('Reviews asks for changes, and sends a request to publish back, with a line', async () => {
  const answers: Answers = {
    'review/list': { ...NONE, ofMe: [REVIEW, { ...REQUEST, _id: 'r2' }] },
    'review/answer': { ...REVIEW, state: 'changesAsked' },
  };
  const { user, service, toast } = renderInEditor(<Reviews />, { answers });
  await user.click(await screen.findByRole('button', { name: 'Ask for changes: About us' }));
  await user.type(screen.getByLabelText('What should change?'), 'Too long{Enter}');
  await toast('Sent back to ben');
  await user.click(screen.getByRole('button', { name: 'Send back: About us' }));
  await user.type(screen.getAllByLabelText('What should change?').at(-1) as HTMLElement, 'The date is wrong{Enter}');
  expect(service.sent('review/answer')).toMatchObject([
    { _id: 'r1', answer: 'askForChanges', text: 'Too long' },
    { _id: 'r2', answer: 'askForChanges', text: 'The date is wrong' },
  ]);
});

test('Reviews says what became of what a person asked, and asks again in one press', async () => {
  const changed = { ...approved, _id: 'r3', isOutdated: true, answers: [{ ...given, isOutdated: true }] };
  const soup = { kind: 'page', _id: 'p2', title: 'Soup', slug: 'soup', revision: 1 } as const;
  const answers: Answers = {
    'review/list': {
      ...NONE,
      mine: [
        REVIEW,
        { ...changed, items: [soup] },
        { ...REQUEST, _id: 'r4', state: 'published', endedBy: 'ada', endedAt: AT },
        { ...REQUEST, _id: 'r5', items: [{ ...soup, kind: 'section', _id: 's1', title: 'Hours', slug: null }] },
      ],
    },
    'review/withdraw': { _id: 'r1' },
    'review/ask': { _id: 'r6', people: ['Kim Rowe'] },
  };
  const { user, service } = renderInEditor(<Reviews />, { answers, state: { names: new Map([['kim', 'Kim']]) } });
  const rows = within(await screen.findByRole('region', { name: 'You wait for' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Waits for Kim Rowe'),
    expect.stringMatching(/^SoupYou asked to review it.*Approved, changed since.*Kim approved, before the last change/),
    expect.stringMatching(/^HoursYou asked to publish it.*Waits to be published/),
  ]);
  expect(screen.getByRole('link', { name: 'Hours' }).getAttribute('href')).toBe('/_section/s1');
  await expectAccessible(document.body);
  await user.click(screen.getByRole('button', { name: 'Ask again: Soup' }));
  const { reviewers, text } = REVIEW;
  const items = [{ kind: 'page', _id: 'p2' }];
  expect(service.sent('review/ask')).toEqual([{ domainId: 'd1', items, purpose: 'review', reviewers, text }]);
  const [mine] = rows;
  if (mine) await user.click(within(mine).getByRole('button', { name: 'Withdraw: About us' }));
  expect(service.sent('review/withdraw')).toEqual([{ domainId: 'd1', _id: 'r1' }]);
});

test('AskForReview asks a person and a guest, by a day', async () => {
  const reviewers = [
    { kind: 'person', id: 'kim', name: 'Kim Rowe' },
    { kind: 'role', id: 'legal', name: 'Legal' },
  ] as const;
  const answers: Answers = {
    ...LOADED,
    'review/findReviewers': { reviewers: [...reviewers], publishers: [] },
    'review/ask': { _id: 'r1', people: ['Kim Rowe', 'Jo'] },
  };
  const { user, dialog, service, store, toast } = await openDialog({ kind: 'askReview' }, { answers });
  await user.selectOptions(await screen.findByLabelText('People'), 'Kim Rowe');
  await user.click(screen.getByText('Ask someone without an account'));
  await user.type(screen.getByLabelText('Email'), 'jo@example.org');
  await user.type(screen.getByLabelText('Name (optional)'), 'Jo{Enter}');
  await expectAccessible(dialog);
  await user.selectOptions(screen.getByLabelText('People'), 'Legal (everyone with this role)');
  await user.click(screen.getByRole('button', { name: 'Remove Legal' }));
  await user.type(screen.getByLabelText('By (optional)'), '2030-01-31');
  await user.click(screen.getByRole('button', { name: 'Ask for review' }));
  await toast('Kim Rowe and Jo will be told');
  expect(service.sent('review/ask')).toEqual([
    {
      ...{ domainId: 'd1', items: [{ kind: 'page', _id: 'p1' }], purpose: 'review', text: '', due: '2030-01-31' },
      reviewers: [reviewers[0], { kind: 'guest', id: 'jo@example.org', name: 'Jo' }],
    },
  ]);
  expect(store.getState().dialog).toBeNull();
});

test('AskForReview asks a guest who was typed and not added, and nobody while the address is not whole', async () => {
  const answers: Answers = {
    ...LOADED,
    'review/findReviewers': { reviewers: [], publishers: [] },
    'review/ask': { _id: 'r1', people: ['gus@example.org'] },
  };
  const { user, service, toast } = await openDialog({ kind: 'askReview' }, { answers });
  await user.click(await screen.findByText('Ask someone without an account'));
  await user.type(screen.getByLabelText('Email'), 'gus@');
  const ask = screen.getByRole('button', { name: 'Ask for review' });
  expect(ask.getAttribute('aria-disabled')).toBe('true');
  await user.type(screen.getByLabelText('Email'), 'example.org');
  await user.click(ask);
  await toast('gus@example.org will be told');
  expect(service.sent('review/ask')).toMatchObject([
    { reviewers: [{ kind: 'guest', id: 'gus@example.org', name: 'gus@example.org' }] },
  ]);
});

test('ReviewDialog leads to asking when nobody was asked', async () => {
  const found = { reviewers: [], publishers: [] };
  const answers: Answers = { ...LOADED, 'review/list': NONE, 'review/findReviewers': found };
  const { user, dialog, store } = await openDialog({ kind: 'review' }, { answers });
  await screen.findByText('Nobody has been asked about this page.');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Ask for review…' }));
  expect(store.getState().dialog).toEqual({ kind: 'askReview' });
});

test('ReviewRulesTab keeps rules in their order', async () => {
  const answers: Answers = {
    'review/loadRules': { rules: [] },
    'review/saveRules': {},
    'roles/list': { roles: [{ _id: 'legal', name: 'Legal', admin: false }], total: 1 },
  };
  const { user, dialog, service, toast } = await openDialog({ kind: 'siteSettings', tab: 'Review' }, { answers });
  await screen.findByText('No rules: publishers publish without approval.');
  for (const _ of [1, 2]) await user.click(screen.getByRole('button', { name: 'Add rule' }));
  const second = within(screen.getByRole('group', { name: 'Rule 2' }));
  await user.selectOptions(second.getByLabelText('What'), 'A page and those below it');
  await user.selectOptions(second.getByLabelText('Needs'), 'A person with a role');
  await user.selectOptions(second.getByLabelText('Role'), 'Legal');
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
  await user.type(second.getByLabelText('Address'), '/news');
  await expectAccessible(dialog);
  await user.click(second.getByRole('button', { name: 'Move up' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toast('Rules saved');
  expect(service.sent('review/saveRules')).toMatchObject([
    {
      rules: [
        { where: 'tree', value: '/news', needs: 'role', role: 'legal' },
        { where: 'everything', needs: 'one' },
      ],
    },
  ]);
});

test('statusOfReviews() says who is waited for, and whether an approval still counts', () => {
  const nameOf = (username: string) => username;
  expect(statusOfReviews(NONE, nameOf)).toBeNull();
  expect(statusOfReviews({ ...NONE, mine: [REVIEW] }, nameOf)).toBe('Waits for Kim Rowe');
  expect(statusOfReviews({ ...NONE, others: [approved] }, nameOf)).toBe('Approved by kim');
  const changed = { ...approved, answers: [{ ...given, isOutdated: true }] };
  expect(statusOfReviews({ ...NONE, others: [changed] }, nameOf)).toBe('Approved, changed since');
  expect(statusOfReviews({ ...NONE, mine: [{ ...approved, state: 'published' }] }, nameOf)).toBeNull();
});
