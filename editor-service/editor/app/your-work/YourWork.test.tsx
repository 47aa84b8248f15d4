import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WaitingItem } from '../../../contract/publishing-sets.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import type { Answers } from '../../testing/fake-service.ts';
import { openDialog } from '../../testing/render-in-editor.tsx';
import { RECORD, REVIEW, SCHEDULE } from '../../testing/samples.ts';

const AT = '2026-10-01T09:00:00.000Z';
const common = { slug: null, region: null, parts: [], updatedAt: AT, updatedBy: 'kim', revision: 1, refusal: null };
const WAITING: WaitingItem[] = [
  { ...common, kind: 'page', _id: 'page-soup', title: 'About soup', slug: 'soup', state: 'changed' },
  { ...common, kind: 'footer', _id: 'footer_d1', title: 'Footer', state: 'changed', updatedBy: 'sam' },
  { ...common, kind: 'page', _id: 'page-mine', title: 'About mine', slug: 'mine', state: 'new', updatedBy: 'sam' },
];
const MINE = { kind: 'page', _id: 'page-mine', title: 'About mine', slug: 'mine', revision: 1 } as const;
const NOTHING: Answers = {
  'review/list': { ofMe: [], mine: [], others: [] },
  'publish/waiting': { items: [] },
  'publish/records': { records: [], total: 0, people: [] },
  'schedule/list': { schedules: [], zone: 'Australia/Sydney' },
  'forms/getSubmissions': { formSubmissions: [], total: 0, allSubmissions: [] },
};
const WORK: Answers = {
  'review/list': { ofMe: [], mine: [], others: [] },
  'publish/waiting': { items: WAITING },
  'publish/records': {
    records: [RECORD, { ...RECORD, number: 11, name: 'Bread', undoneBy: 13 }],
    total: 40,
    people: [],
  },
  'schedule/list': { schedules: [SCHEDULE], zone: 'Australia/Sydney' },
  'forms/getWithoutRecipient': { forms: [], withoutCaptcha: [] },
  'forms/getSubmissions': {
    formSubmissions: [
      {
        ...{ _id: 's1', state: 'received', suspicion: null, createdAt: AT },
        settings: { subject: 'Hello', identifier: 'contact', recipient: 'a@example.org', ccs: [] },
        form: { name: 'Jo', empty: '', message: 'Is there soup?' },
      },
    ],
    total: 1,
    allSubmissions: [],
  },
};
const DASHBOARD = { kind: 'dashboard' } as const;

const list = (name: string) => within(screen.getByRole('region', { name }));
const namesIn = (name: string) =>
  list(name)
    .getAllByRole('listitem')
    .map((row) => row.firstElementChild?.textContent);

test('The dashboard opens on the work of the person', async () => {
  const { dialog } = await openDialog(DASHBOARD, {
    answers: WORK,
    state: { names: new Map([[RECORD.by, 'Ada Lind']]) },
  });
  await screen.findByText('Your drafts');
  expect(screen.getByRole('tab', { name: 'Your work' }).getAttribute('aria-selected')).toBe('true');
  await expectAccessible(dialog);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Your drafts',
    'Planned',
    'Lately published',
    'New submissions',
  ]);
  expect(namesIn('Your drafts')).toEqual(['Footer', 'About mine']);
  expect(namesIn('Planned')).toEqual(['About us']);
  expect(namesIn('Lately published')).toEqual([RECORD.name, 'Bread']);
  list('Lately published').getByText('40');
  expect(list('Lately published').getAllByText('Ada Lind')).toHaveLength(2);
  expect(namesIn('New submissions')).toEqual(['Jo · Is there soup?']);
});

test('Each row of the work leads to where it is', async () => {
  const { user, store } = await openDialog(DASHBOARD, { answers: WORK });
  await screen.findByText('Your drafts');
  expect(screen.getByRole('link', { name: 'About mine' }).getAttribute('href')).toBe('/mine');
  expect(screen.getByRole('link', { name: 'About us' }).getAttribute('href')).toBe('/about');
  await user.click(screen.getByRole('button', { name: 'Jo · Is there soup?' }));
  const submissions = screen.getByRole('tab', { name: 'Form Submissions' });
  await waitFor(() => expect(submissions.getAttribute('aria-selected')).toBe('true'));
  expect(document.activeElement).toBe(submissions);
  await user.click(screen.getByRole('tab', { name: 'Your work' }));
  await user.click(screen.getByRole('button', { name: 'Jo · Is there soup?' }));
  await waitFor(() => expect(document.activeElement).toBe(submissions));
  await user.click(screen.getByRole('tab', { name: 'Your work' }));
  await user.click(screen.getByRole('button', { name: 'Footer' }));
  expect(store.getState()).toMatchObject({ dialog: null, selection: { kind: 'footer' }, isPanelOpen: true });
});

test('What went live lately opens as a record, and is undone by who may publish', async () => {
  const answers: Answers = {
    ...WORK,
    'publish/record': { record: RECORD, items: [], media: [] },
    'publish/undo': { record: null, items: [], leftOut: null },
  };
  const { user, store } = await openDialog(DASHBOARD, { answers });
  await screen.findByText('Lately published');
  expect(screen.getAllByRole('button', { name: /^Undo the publish of/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: `Undo the publish of ${RECORD.name}` }));
  expect(store.getState().dialog).toEqual({ kind: 'record', number: RECORD.number, isUndoing: true });
  store.setState({ dialog: DASHBOARD });
  await user.click(await screen.findByRole('button', { name: 'Bread' }));
  expect(store.getState().dialog).toEqual({ kind: 'record', number: 11 });
});

test('The work says when there is none', async () => {
  const { dialog } = await openDialog(DASHBOARD, { answers: NOTHING });
  await screen.findByText(/^Nothing waits for you/);
  await expectAccessible(dialog);
});

test('What the person is asked to publish comes first, and is not among their drafts', async () => {
  const review = { ...REVIEW, purpose: 'publish' as const, text: 'For Monday', items: [MINE] };
  const { dialog } = await openDialog(DASHBOARD, {
    answers: { ...WORK, 'review/list': { ofMe: [review], mine: [], others: [] } },
  });
  await screen.findByText('For Monday');
  await screen.findByText('Planned');
  await expectAccessible(dialog);
  expect(screen.getAllByRole('region')[0]).toBe(screen.getByRole('region', { name: 'Waits for you' }));
  expect(namesIn('Your drafts')).toEqual(['Footer']);
  expect(screen.getAllByRole('link', { name: 'About mine' })).toHaveLength(1);
});
