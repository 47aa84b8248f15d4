import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Mail } from '#content-store/model/forms/mail.ts';
import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';

const AT = '2026-10-01T09:00:00.000Z';
const ENQUIRY: StoredSubmission = {
  _id: 's1',
  settings: { subject: 'A question', identifier: 'enquiry', recipient: 'kim@example.com', ccs: [] },
  form: { Name: 'Lee', Wishes: 'Soup;;Tea', News: 'true' },
  createdAt: AT,
  state: 'received',
  suspicion: null,
};
const UNASSIGNED: StoredSubmission = {
  ...ENQUIRY,
  _id: 's2',
  settings: { ...ENQUIRY.settings, identifier: 'call-back' },
  candidates: [{ pageId: 'p1', blockKey: 'form' }],
};
const MAIL: Mail = {
  _id: 'm1',
  kind: 'enquiry',
  state: 'failed',
  recipients: ['kim@example.com'],
  subject: 'A question',
  attempts: 3,
  dueAt: AT,
  lastError: 'mailbox unknown',
  createdAt: AT,
};
const listOf = (...submissions: StoredSubmission[]) => ({ formSubmissions: submissions, total: submissions.length });
const ANSWERS: Answers = {
  'forms/getWithoutRecipient': { forms: [], withoutCaptcha: [] },
  'forms/getSubmissions': { ...listOf(ENQUIRY, UNASSIGNED), allSubmissions: [] },
  'forms/eraseSubmission': { _id: 's1' },
};
const openTab = (tab: string, answers: Answers = {}) =>
  openDialog({ kind: 'dashboard', tab }, { answers: { ...ANSWERS, ...answers } });

test('Form Submissions shows a submission, and erases it after a question', async () => {
  const { user, dialog, service, toast } = await openTab('Form Submissions');
  expect(await screen.findAllByRole('rowheader', { name: 'Lee · Soup, Tea' })).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: /^View enquiry/ }));
  const shown = await screen.findByRole('dialog', { name: 'A question' });
  within(shown).getByText('Soup, Tea');
  within(shown).getByText('Yes');
  await expectAccessible(shown);
  await user.click(within(shown).getByRole('button', { name: 'Erase' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Erase' }));
  await toast('Submission erased');
  expect(service.sent('forms/eraseSubmission')).toEqual([{ _id: 's1' }]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'A question' })).toBeNull());
  await expectAccessible(dialog);
});

test('Form Submissions shows what a hostile visitor wrote as text', async () => {
  const markup = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
  const settings = { ...ENQUIRY.settings, subject: markup, identifier: markup };
  const hostile = { ...ENQUIRY, settings, form: { [markup]: `${markup} javascript:x` } };
  const { user, dialog } = await openTab('Form Submissions', {
    'forms/getSubmissions': { ...listOf(hostile), allSubmissions: [] },
  });
  await user.click(await screen.findByRole('button', { name: /^View <img/ }));
  const shown = await screen.findByRole('dialog', { name: markup });
  within(shown).getByText(markup, { selector: 'dt' });
  within(shown).getByText(`${markup} javascript:x`);
  for (const part of [dialog, shown]) expect(part.querySelectorAll('script, [onerror]')).toHaveLength(0);
});

test('Form Submissions assigns one to the form that it was sent from', async () => {
  const form = {
    pageId: 'p1',
    blockKey: 'form',
    title: 'Form',
    recipient: 'kim@example.com',
    subject: '',
    holder: 'About us',
  };
  const { user, service, toast } = await openTab('Form Submissions', {
    'forms/getCandidates': [form],
    'forms/assign': { _id: 's2' },
  });
  await user.click(await screen.findByRole('button', { name: /^View call-back/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sent from' }), 'About us, to kim@example.com');
  await expectAccessible(screen.getByRole('dialog', { name: 'A question' }));
  await user.click(screen.getByRole('button', { name: 'Assign and send emails' }));
  await toast('Submission assigned');
  expect(service.sent('forms/assign')).toEqual([{ _id: 's2', pageId: 'p1', blockKey: 'form' }]);
});

test('Form Submissions is filtered, and a range of days that runs backwards is not applied', async () => {
  const { user, dialog, service } = await openTab('Form Submissions');
  await user.click(await screen.findByRole('button', { name: 'Show Filters' }));
  fireEvent.change(screen.getByLabelText('Submitted from'), { target: { value: '2026-10-02' } });
  fireEvent.change(screen.getByLabelText('Submitted to'), { target: { value: '2026-10-01' } });
  expect(screen.getByRole('alert').textContent).toContain('cannot be after');
  await expectAccessible(dialog);
  await user.type(screen.getByRole('searchbox', { name: 'Form' }), 'call');
  await user.click(screen.getByRole('checkbox', { name: 'Unassigned' }));
  const last = () => service.sent('forms/getSubmissions').at(-1);
  await waitFor(() => expect(last()).toMatchObject({ identifier: 'call', toBeAssigned: 'true' }));
  expect(last()).not.toHaveProperty('toDate');
  const link = screen.getByRole('link', { name: 'Export to CSV' });
  expect(link.getAttribute('href')).toContain('/api/forms/generateCSV?');
  await user.click(screen.getByRole('button', { name: /^Clear Filters/ }));
  await waitFor(() => expect(last()).not.toHaveProperty('identifier'));
});

test('Quarantine releases a submission', async () => {
  const suspect = { ...ENQUIRY, state: 'quarantined', suspicion: 'Sent within a second' } as const;
  const { user, dialog, service, toast } = await openTab('Quarantine', {
    'quarantine/list': listOf(suspect),
    'quarantine/release': { _id: 's1' },
  });
  await screen.findByText('Sent within a second');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: /^View enquiry/ }));
  await user.click(await screen.findByRole('button', { name: 'Release' }));
  await toast('Submission released');
  expect(service.sent('quarantine/release')).toEqual([{ _id: 's1' }]);
});

test('Mail Outbox says why a mail failed, and sends it again', async () => {
  const { user, dialog, service, toast } = await openTab('Mail outbox', {
    'mail/list': { mails: [MAIL], total: 1 },
    'mail/retry': { _id: 'm1' },
  });
  await screen.findByText('Failed after 3 attempts: mailbox unknown');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Try again: A question' }));
  await toast('The email will be sent again');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Failed');
  await waitFor(() => expect(service.sent('mail/list').at(-1)).toMatchObject({ state: 'failed' }));
});

test('Mail Outbox offers to try again when it cannot be shown', async () => {
  const { user, service } = await openTab('Mail outbox', { 'mail/list': refuses(503, 'Not now') });
  await screen.findByText('Not now');
  service.answer({ 'mail/list': { mails: [], total: 0 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No emails yet.');
});

test('Subscribers lists who subscribed, to be exported', async () => {
  const lee = { _id: 'u1', listId: 'news', email: 'lee@example.com', values: { NAME: 'Lee' }, createdAt: AT };
  const { dialog } = await openTab('Subscribers', { 'subscribers/list': { subscribers: [lee], total: 1 } });
  await screen.findByText('lee@example.com');
  screen.getByRole('link', { name: 'Export to CSV' });
  await expectAccessible(dialog);
});
