import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';

const DAY = '2026-10-01T09:00:00.000Z';
const SAM = {
  _id: 'u1',
  username: 'sam',
  name: '',
  email: 'sam@example.com',
  roles: ['editor'],
  disabled: false,
  verified: true,
  createdAt: DAY,
  updatedAt: DAY,
};
const last = { usedAt: DAY, network: '192.0.2.7' };
const here = { ...last, _id: 's1', device: 'Firefox on Linux', createdAt: DAY, expiresAt: DAY, isCurrent: true };
const there = { ...here, _id: 's2', device: 'Safari on iPhone', isCurrent: false };
const ANSWERS: Answers = {
  'user/loadAccount': { user: SAM, language: '', sessions: [here, there] },
  'user/saveAccount': SAM,
  'user/changePassword': {},
  'user/endSessions': {},
};
const ACCOUNT = { kind: 'account', tab: 'Name and password' } as const;

test('one changes the own name, and the e-mail address with the password', async () => {
  const names: Answers = { 'user/names': [{ username: 'sam', name: 'Sam Field' }] };
  const { user, dialog, service, store, toast } = await openDialog(ACCOUNT, { answers: { ...ANSWERS, ...names } });
  const form = within(await screen.findByRole('form', { name: 'sam' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Sam Field');
  expect(form.queryByLabelText('Your password')).toBeNull();
  await user.clear(form.getByRole('textbox', { name: 'Email' }));
  await user.type(form.getByRole('textbox', { name: 'Email' }), 'field@example.com');
  await user.type(form.getByLabelText('Your password'), 'old password');
  await expectAccessible(dialog);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await toast('Account saved');
  const saved = { name: 'Sam Field', email: 'field@example.com', password: 'old password' };
  expect(service.sent('user/saveAccount')).toEqual([saved]);
  await waitFor(() => expect(store.getState().names.get('sam')).toBe('Sam Field'));
});

test('one changes the own password, once both new ones are equal', async () => {
  const { user, service, toast } = await openDialog(ACCOUNT, { answers: ANSWERS });
  await user.type(screen.getByLabelText('Current password'), 'old password');
  await user.type(screen.getByLabelText('New password'), 'new password');
  await user.type(screen.getByLabelText('Confirm new password'), 'new passwor');
  screen.getByText('The passwords do not match');
  await user.type(screen.getByLabelText('Confirm new password'), '{Enter}');
  expect(service.sent('user/changePassword')).toEqual([]);
  await user.type(screen.getByLabelText('Confirm new password'), 'd{Enter}');
  await toast('Password changed');
  expect(service.sent('user/changePassword')).toEqual([{ password: 'old password', newPassword: 'new password' }]);
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveProperty('value', ''));
});

test('a password that is refused stays as typed', async () => {
  const answers = { ...ANSWERS, 'user/changePassword': refuses(400, 'Your current password is not right') };
  const { user, toast } = await openDialog(ACCOUNT, { answers });
  for (const name of ['Current password', 'New password', 'Confirm new password'])
    await user.type(screen.getByLabelText(name), 'new password');
  await user.keyboard('{Enter}');
  await toast('Your current password is not right');
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'new password');
});

test('one chooses the language of the editor, which is asked for anew', async () => {
  const answers = { ...ANSWERS, 'user/saveLanguage': {} };
  const { user, dialog, service, store } = await openDialog(ACCOUNT, { answers });
  const language = await screen.findByLabelText('Language');
  expect(
    within(language)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['As in the browser', 'English', 'Deutsch']);
  await expectAccessible(dialog);
  await user.selectOptions(language, 'Deutsch');
  await waitFor(() => expect(store.getState().isLeaving).toBe(true));
  expect(service.sent('user/saveLanguage')).toEqual([{ language: 'de' }]);
});

test('one sees the own sessions, and ends one or all others', async () => {
  const { user, dialog, service, toast } = await openDialog({ ...ACCOUNT, tab: 'Sessions' }, { answers: ANSWERS });
  await screen.findByRole('rowheader', { name: 'Firefox on Linux (this one)' });
  await expectAccessible(dialog);
  expect(screen.getAllByRole('button', { name: /^Log out (?:Firefox|Safari)/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Log out Safari on iPhone/ }));
  await toast('Logged out');
  await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  await waitFor(() => expect(service.sent('user/endSessions')).toEqual([{ _id: 's2' }, {}]));
});

test('one chooses when mails come', async () => {
  const answers: Answers = {
    ...ANSWERS,
    'notification/loadSettings': { mails: 'atOnce' },
    'notification/saveSettings': { mails: 'daily' },
  };
  const { user, dialog, service, toast } = await openDialog({ kind: 'account', tab: 'Notifications' }, { answers });
  await user.selectOptions(await screen.findByLabelText('Send me emails'), 'Once a day, in the morning');
  await toast('Saved');
  expect(service.sent('notification/saveSettings')).toEqual([{ mails: 'daily' }]);
  await expectAccessible(dialog);
});
