import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { openDialog, renderInEditor } from '../testing/render-in-editor.tsx';
import { LOADED } from '../testing/samples.ts';
import { LoginPage } from './LoginPage.tsx';

const LOGGED_OUT = { session: { kind: 'loggedOut' } } as const;
const EXPIRED = { session: { kind: 'expired', username: 'sam' } } as const;
const ENTERED: Answers = {
  'user/login': { statusCode: 200, token: 'secret' },
  'user/me': { user: { username: 'sam', roles: ['editor'] } },
  'user/loadRights': { isAdmin: false, language: '' },
};

const username = () => screen.getByLabelText<HTMLInputElement>('Username or email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

test('LoginDialog logs a person in with Enter', async () => {
  const { user, dialog, service, store } = await openDialog({ kind: 'login' }, { answers: ENTERED, state: LOGGED_OUT });
  await waitFor(() => expect(document.activeElement).toBe(username()));
  await expectAccessible(dialog);
  await user.keyboard('sam{Tab}correct horse{Enter}');
  await waitFor(() => expect(store.getState().dialog).toBeNull());
  expect(store.getState().session).toEqual({
    kind: 'active',
    username: 'sam',
    rights: { roles: ['editor'], isAdmin: false },
  });
  expect(service.sent('user/login')).toEqual([{ username: 'sam', password: 'correct horse' }]);
});

test('LoginDialog says what is missing, and sends nothing', async () => {
  const { user, dialog, service } = await openDialog({ kind: 'login' }, { answers: ENTERED, state: LOGGED_OUT });
  await user.type(username(), 'sam');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('Password is required');
  await expectAccessible(dialog);
  expect(service.sent('user/login')).toEqual([]);
});

test('LoginDialog shows why the service refuses', async () => {
  const answers = { ...ENTERED, 'user/login': refuses(401, 'Wrong username or password') };
  const { user } = await openDialog({ kind: 'login', username: 'sam' }, { answers, state: LOGGED_OUT });
  expect(username().value).toBe('sam');
  await user.type(password(), 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong username or password');
});

test('LoginDialog renews a session that has expired, in the domain of the page', async () => {
  const domain = { _id: 'd1' } as never;
  const answers = { ...ENTERED, 'config/swapActiveDomain': { newDomain: domain, oldDomain: null } };
  const { user, service, store } = await openDialog({ kind: 'login' }, { answers, state: EXPIRED });
  screen.getByText(/your changes are still here/);
  await waitFor(() => expect(document.activeElement).toBe(password()));
  await user.keyboard('correct horse{Enter}');
  await waitFor(() => expect(store.getState().session.kind).toBe('active'));
  expect(service.sent('config/swapActiveDomain')).toEqual([{ domain: { _id: 'd1' } }]);
});

const SITE = { siteName: 'The Kitchen', siteUrl: 'https://example.com', hasSite: false, documents: null };

test('LoginPage is the page itself where there is no site', async () => {
  renderInEditor(<LoginPage />, { state: { ...SITE, ...LOGGED_OUT } });
  await screen.findByRole('dialog', { name: 'Welcome' });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await expectAccessible(document.body);
});

test('a forgotten password asks for an address, and says where the mail went', async () => {
  const answers: Answers = { 'user/forgotPassword': { message: 'A mail was sent to sam@example.com' } };
  const { user, service } = await openDialog({ kind: 'login' }, { answers, state: LOGGED_OUT });
  await user.click(screen.getByRole('button', { name: 'Forgot Password?' }));
  const reset = await screen.findByRole('button', { name: 'Reset password' });
  await user.click(reset);
  expect(screen.getByRole('alert').textContent).toBe('Please provide your email address');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'sam');
  await user.click(reset);
  expect(screen.getByRole('alert').textContent).toBe('Please provide a valid email address');
  await expectAccessible(screen.getByRole('dialog'));
  await user.type(screen.getByRole('textbox', { name: 'Email' }), '@example.com{Enter}');
  await screen.findByText('A mail was sent to sam@example.com');
  expect(service.sent('user/forgotPassword')).toEqual([{ email: 'sam@example.com' }]);
  await expectAccessible(screen.getByRole('dialog'));
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  await screen.findByRole('dialog', { name: 'Welcome' });
});

const LINK = { token: 'one-time', email: 'sam@example.com' };

async function choosePassword(answers: Answers, recovery = LINK) {
  const editor = await openDialog({ kind: 'recovery', recovery, isIncomplete: false }, { answers, state: LOGGED_OUT });
  await editor.user.type(password(), 'correct horse');
  await editor.user.type(screen.getByLabelText('Confirm password'), 'correct horse');
  return editor;
}

test('RecoveryDialog sets a new password, and leads to the login', async () => {
  const answers: Answers = { 'user/me': { user: null }, 'user/setPassword': { message: 'Success' } };
  const { user, dialog, service, toast, store } = await choosePassword(answers);
  await expectAccessible(dialog);
  await user.keyboard('{Enter}');
  await toast(/Password successfully reset/);
  expect(service.sent('user/setPassword')).toEqual([{ ...LINK, password: 'correct horse' }]);
  expect(store.getState().dialog).toEqual({ kind: 'login', username: 'sam@example.com' });
});

test('RecoveryDialog refuses two passwords that differ, and shows what the service refuses', async () => {
  const answers: Answers = { 'user/me': { user: null }, 'user/setPassword': refuses(400, 'The link has expired') };
  const { user, service } = await choosePassword(answers);
  await user.type(password(), '!{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('The passwords do not match');
  expect(service.sent('user/setPassword')).toEqual([]);
  await user.type(screen.getByLabelText('Confirm password'), '!{Enter}');
  await screen.findByText('The link has expired');
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  await screen.findByRole('dialog', { name: 'Welcome' });
});

test('RecoveryDialog makes the first administrator, and opens the editor', async () => {
  let isMade = false;
  const answers: Answers = {
    ...ENTERED,
    'user/me': () => ({ user: isMade ? { username: 'kim', roles: ['admin'] } : null }),
    'user/setPassword': () => {
      isMade = true;
      return { message: 'Success' };
    },
    ...LOADED,
  };
  const { user, store } = await choosePassword(answers, { token: 'one-time', email: '' });
  screen.getByText(/first user of this site/);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'kim@example.com');
  screen.getByText(/Your username will be “kim”/);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await waitFor(() => expect(store.getState().session).toMatchObject({ kind: 'active', username: 'kim' }));
});

test('RecoveryDialog shows nobody the way to a login before the first user exists', async () => {
  const answers: Answers = { 'user/me': { user: null }, 'user/setPassword': refuses(400, 'Not an email address') };
  const { user } = await choosePassword(answers, { token: 'one-time', email: '' });
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await screen.findByText('Not an email address');
  expect(screen.queryByRole('button', { name: 'Back to login' })).toBeNull();
});

test('RecoveryDialog explains a link that was cut off', async () => {
  const { user, dialog } = await openDialog(
    { kind: 'recovery', recovery: { token: 'one', email: '' }, isIncomplete: true },
    { state: LOGGED_OUT },
  );
  screen.getByText(/It was cut off/);
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  await screen.findByRole('dialog', { name: 'Welcome' });
});

test('RecoveryDialog does nothing for a person who is logged in', async () => {
  await openDialog({ kind: 'recovery', recovery: LINK, isIncomplete: false });
  screen.getByText('You are already logged in as another user');
});
