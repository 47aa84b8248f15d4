import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApiToken } from '#content-store/model/people/api-token.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';

const DAY = '2026-10-01T09:00:00.000Z';
const KIM = {
  _id: 'u1',
  username: 'kim',
  name: 'Kim Lee',
  email: 'kim@example.com',
  roles: ['editor'],
  disabled: false,
  verified: true,
  createdAt: DAY,
  updatedAt: DAY,
  invitedUntil: null,
  logsInWith: ['password' as const, 'code' as const],
};
const LEE = { ...KIM, _id: 'u2', username: 'lee', roles: [], disabled: true };
const MAX = { ...KIM, _id: 'u3', username: 'max', email: 'max@example.com', verified: false, invitedUntil: DAY };
const ROLES = ['admin', 'editor', 'press'].map((_id) => ({ _id, name: `The ${_id}`, admin: _id === 'admin' }));
const TOKEN: ApiToken = {
  _id: 't1',
  name: 'Deploy',
  username: 'sam',
  scope: 'publish',
  createdBy: 'sam',
  createdAt: DAY,
  expiresAt: '2126-10-01T09:00:00.000Z',
  lastUsedOn: null,
};
const ANSWERS: Answers = {
  'user/list': { users: [KIM, LEE, MAX], total: 3 },
  'roles/list': { roles: ROLES, total: 3 },
  'token/list': { tokens: [TOKEN] },
  'user/disable': KIM,
  'user/invite': { user: KIM, link: 'https://example.com/?token=one' },
  'roles/applyToUser': KIM,
  'token/create': { token: TOKEN, secret: 'pw_secret' },
  'token/revoke': TOKEN,
};
const USERS = { kind: 'config', tab: 'Users' } as const;
const TOKENS = { kind: 'account', tab: 'API tokens' } as const;

test('the users can be disabled after a question, and enabled again', async () => {
  const { user, dialog, service, toast } = await openDialog(USERS, { answers: ANSWERS });
  const kim = await screen.findByRole('row', { name: /^kim/ });
  within(kim).getByText('The editor');
  within(screen.getByRole('row', { name: /^lee/ })).getByText('None');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Disable kim' }));
  await user.click(await screen.findByRole('button', { name: 'Disable' }));
  await toast('kim can log in again');
  await user.click(screen.getByRole('button', { name: 'Enable lee' }));
  await waitFor(() =>
    expect(service.sent('user/disable')).toEqual([
      { _id: 'u1', disabled: true },
      { _id: 'u2', disabled: false },
    ]),
  );
});

test('a user is invited, and the link to send is shown once', async () => {
  const { user, dialog, service } = await openDialog(USERS, { answers: ANSWERS });
  await user.click(await screen.findByRole('button', { name: 'Invite user' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  screen.getByText('Only on pages that require this role');
  await user.type(email, 'kim@example.com');
  await user.click(await screen.findByRole('checkbox', { name: 'The press' }));
  await expectAccessible(dialog);
  await user.type(email, '{Enter}');
  await screen.findByText('https://example.com/?token=one');
  expect(service.sent('user/invite')).toEqual([
    { name: '', username: 'kim', email: 'kim@example.com', roles: ['press'] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('https://example.com/?token=one');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  screen.getByRole('button', { name: 'Invite user' });
});

test('an invitation is sent again, copied and withdrawn', async () => {
  const sentAgain = { user: MAX, link: null };
  const answers = { ...ANSWERS, 'user/inviteAgain': sentAgain, 'user/withdrawInvitation': MAX };
  const { user, dialog, service, toast } = await openDialog(USERS, { answers });
  within(await screen.findByRole('row', { name: /^max/ })).getByText('Invited until 1 Oct 2026');
  expect(screen.queryByRole('button', { name: /^Send again/ })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Disable max' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send again the invitation of max' }));
  await toast('Invitation sent again');
  service.answer({ 'user/inviteAgain': { user: MAX, link: 'https://example.com/?token=two' } });
  await user.click(screen.getByRole('button', { name: 'Copy link for max' }));
  await screen.findByText('https://example.com/?token=two');
  screen.getByRole('heading', { name: 'New link for max' });
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Send again the invitation of max' }));
  await screen.findByRole('heading', { name: 'No email was sent to max: this site cannot send any' });
  screen.getByText('https://example.com/?token=two');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation of max' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await toast('Invitation of max withdrawn');
  expect(service.sent('user/inviteAgain').map(({ byMail }) => byMail)).toEqual([true, false, true]);
  expect(service.sent('user/withdrawInvitation')).toEqual([{ _id: 'u3' }]);
});

test('the roles of a user are saved', async () => {
  const { user, service, toast } = await openDialog(USERS, { answers: ANSWERS });
  await user.click(await screen.findByRole('button', { name: 'Roles of kim' }));
  await user.click(await screen.findByRole('checkbox', { name: 'The press' }));
  await user.click(screen.getByRole('checkbox', { name: 'The editor' }));
  await user.click(screen.getByRole('button', { name: 'Save roles' }));
  await toast('Roles of kim Saved');
  expect(service.sent('roles/applyToUser')).toEqual([{ _id: 'u1', roles: ['press'] }]);
});

test('the users say why they cannot be shown', async () => {
  const refused = refuses(403, 'Only administrators can do this');
  const { dialog } = await openDialog(USERS, { answers: { ...ANSWERS, 'user/list': refused } });
  await within(dialog).findByText('Only administrators can do this');
  expect(screen.queryByRole('button', { name: 'Invite user' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('an API token is made, and its secret shown once', async () => {
  const { user, dialog, service } = await openDialog(TOKENS, { answers: ANSWERS });
  await screen.findByRole('row', { name: /^Deploy/ });
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'New token' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Import');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Valid for' }), 'One week');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Acts as' }), 'kim');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  await screen.findByText('pw_secret');
  expect(service.sent('token/create')).toEqual([{ name: 'Import', scope: 'read', days: 7, userId: 'u1' }]);
});

test('an API token is offered no more than its user may do', async () => {
  const session = { kind: 'active', username: 'sam', rights: { roles: ['editor'], isAdmin: false } } as const;
  const { user } = await openDialog(TOKENS, { answers: ANSWERS, state: { session } });
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const offered = () =>
    within(screen.getByRole('combobox', { name: 'Permissions' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(offered()).toEqual(['Read', 'Read and edit']);
  expect(screen.queryByRole('combobox', { name: 'Acts as' })).toBeNull();
});

test('an API token for another user is offered what they may do', async () => {
  const { user, service } = await openDialog(TOKENS, { answers: ANSWERS });
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Import');
  const permissions = screen.getByRole('combobox', { name: 'Permissions' });
  await user.selectOptions(permissions, 'Everything except users and tokens');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Acts as' }), 'kim');
  expect(within(permissions).getAllByRole('option')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  await screen.findByText('pw_secret');
  expect(service.sent('token/create')).toMatchObject([{ scope: 'read', userId: 'u1' }]);
});

test('an API token is revoked after a question', async () => {
  const { user, service, toast } = await openDialog(TOKENS, { answers: ANSWERS });
  await user.click(await screen.findByRole('button', { name: 'Revoke Deploy of sam' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  await toast('Token Deploy revoked');
  expect(service.sent('token/revoke')).toEqual([{ _id: 't1' }]);
});

const ROLES_TAB = { kind: 'siteSettings', tab: 'Roles' } as const;

test('a role of an organisation is made and changed; built-in ones stay', async () => {
  const answers: Answers = { ...ANSWERS, 'roles/save': { _id: 'press', name: 'Press', admin: false } };
  const { user, dialog, service, toast } = await openDialog(ROLES_TAB, { answers });
  await user.click(await screen.findByRole('button', { name: 'New role' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Shop');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  await toast('Role saved');
  expect(screen.queryByRole('button', { name: 'Edit The admin' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit The press' }));
  await user.click(screen.getByRole('checkbox', { name: 'Can do everything' }));
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  await waitFor(() =>
    expect(service.sent('roles/save')).toEqual([
      { role: { name: 'Shop', admin: false } },
      { role: { _id: 'press', name: 'The press', admin: true } },
    ]),
  );
});

const ENTRIES = [
  { at: DAY, actor: 'kim', action: 'publish', subject: 'pages p1', address: '127.0.0.1', token: '' },
  { at: DAY, actor: 'lee', action: 'login', subject: 'lee', address: '10.0.0.1', token: '' },
] as const;

test('the recent activity says who did what, of one kind or of all', async () => {
  const page = { _id: 'p1', domainId: 'd1', slug: 'about', title: 'About us' };
  const answers: Answers = { 'audit/list': { entries: [{ ...ENTRIES[0], page }, ENTRIES[1]], total: 60 } };
  const { user, dialog, service } = await openDialog({ kind: 'dashboard', tab: 'Recent activity' }, { answers });
  await screen.findByRole('link', { name: 'About us' });
  screen.getByText('10.0.0.1');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('26–50 of 60');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Activity' }), 'Login refused');
  await waitFor(() =>
    expect(service.sent('audit/list').at(-1)).toEqual({ page: '1', size: '25', action: 'login refused' }),
  );
});
