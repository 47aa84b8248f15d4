import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PublishRequest } from '#content-store/model/entities/publish-request.ts';
import type { WaitingItem } from '../../../contract/publishing-sets.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import type { Answers } from '../../testing/fake-service.ts';
import { openDialog } from '../../testing/render-in-editor.tsx';
import { pageEntry, SCHEDULE } from '../../testing/samples.ts';

const AT = '2026-10-01T09:00:00.000Z';
const common = { slug: null, region: null, parts: [], updatedAt: AT, updatedBy: 'kim', revision: 1, refusal: null };
const WAITING: WaitingItem[] = [
  { ...common, kind: 'page', _id: 'page-soup', title: 'About soup', slug: 'soup', state: 'changed' },
  { ...common, kind: 'footer', _id: 'footer_d1', title: 'Footer', state: 'changed' },
  { ...common, kind: 'page', _id: 'page-mine', title: 'About mine', slug: 'mine', state: 'new', updatedBy: 'sam' },
];
const NOTHING: Answers = {
  'request/list': { ofMe: [], mine: [] },
  'publish/waiting': { items: [] },
  'page/find': { pages: [], total: 0 },
  'schedule/list': { schedules: [], zone: 'Australia/Sydney' },
  'forms/getSubmissions': { formSubmissions: [], total: 0, allSubmissions: [] },
};
const WORK: Answers = {
  'request/list': { ofMe: [], mine: [] },
  'publish/waiting': { items: WAITING },
  'page/find': ({ status }) =>
    status === 'draft'
      ? { pages: [pageEntry('mine', { status: 'draft' })], total: 12 }
      : { pages: [pageEntry('mine'), pageEntry('soup'), pageEntry('bread')], total: 900 },
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

test('The dashboard opens on the work of the person, each piece once', async () => {
  const { dialog, service } = await openDialog(DASHBOARD, { answers: WORK });
  await screen.findByText('Waiting to go live');
  expect(screen.getByRole('tab', { name: 'Your work' }).getAttribute('aria-selected')).toBe('true');
  await expectAccessible(dialog);
  expect(namesIn('Waiting to go live')).toEqual(['About soup', 'Footer']);
  expect(namesIn('Your drafts')).toEqual(['About mine']);
  list('Your drafts').getByText('12');
  expect(namesIn('Planned')).toEqual(['About us']);
  expect(namesIn('New submissions')).toEqual(['Jo · Is there soup?']);
  expect(namesIn('Changed lately')).toEqual(['About bread']);
  expect(service.sent('page/find')[0]).toMatchObject({ status: 'draft', updatedBy: 'sam' });
});

test('Each row of the work leads to where it is', async () => {
  const { user, store } = await openDialog(DASHBOARD, { answers: WORK });
  await screen.findByText('Waiting to go live');
  expect(screen.getByRole('link', { name: 'About soup' }).getAttribute('href')).toBe('/soup');
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

test('The work says when there is none', async () => {
  const { dialog } = await openDialog(DASHBOARD, { answers: NOTHING });
  await screen.findByText(/^Nothing waits for you/);
  await expectAccessible(dialog);
});

test('What the person is asked to publish comes first, and is not among what waits', async () => {
  const request: PublishRequest = {
    kind: 'page',
    state: 'open',
    ...{ _id: 'r1', domainId: 'd1', documentId: 'page-soup', title: 'About soup', slug: 'soup' },
    ...{
      text: 'For Monday',
      askedBy: 'kim',
      createdAt: AT,
      answer: '',
      answeredBy: '',
      answeredAt: null,
    },
  };
  const { dialog } = await openDialog(DASHBOARD, {
    answers: { ...WORK, 'request/list': { ofMe: [request], mine: [] } },
  });
  await screen.findByText('For Monday');
  await screen.findByText('Waiting to go live');
  await expectAccessible(dialog);
  expect(namesIn('Waiting to go live')).toEqual(['Footer']);
  expect(screen.getAllByRole('link', { name: 'About soup' })).toHaveLength(1);
});
