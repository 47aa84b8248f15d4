import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, asksWho, refuses } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';

const DAY = '2026-10-01T09:00:00.000Z';
const PHONE = { _id: 'k1', name: 'My phone', createdAt: DAY, lastUsedAt: null, backedUp: true };
const WAYS = {
  ...{ hasPassword: true, passkeys: [PHONE], hasCode: false, recoveryCodes: 0 },
  ...{ twoSteps: false, isRequired: false, hasPasskeys: true, companies: [] },
};
const CODES = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'];
const SET_UP = {
  setUp: 'one',
  secret: 'ABCDEFGHIJKL2345',
  address: 'otpauth://totp/editor:sam?secret=ABCDEFGHIJKL2345',
};
const IN: Answers = {
  'user/me': { user: { username: 'sam', roles: ['editor'] } },
  'user/loadRights': { isAdmin: false, language: '' },
};
const LOGGED_OUT = { session: { kind: 'loggedOut' as const } };

const NO_COMPANY = { companies: [], byCompanyOnly: false, problem: '' };

/** A log-in after which this step waits. */
const waits = (needs: 'secondFactor' | 'setUp'): Answers => {
  let isWaiting = false;
  const ways = { passkey: false, code: true, recoveryCode: true };
  return {
    ...IN,
    'user/login': () => {
      isWaiting = true;
      return { statusCode: 200, token: '', needs };
    },
    'user/loadStep': () => ({ ...NO_COMPANY, needs: isWaiting ? needs : null, ways }),
    'user/startCode': SET_UP,
    'user/acceptCode': { recoveryCodes: CODES },
    'user/enterCode': ({ code }) => (code === '123456' ? { statusCode: 200, token: 't' } : refuses(400, 'Not right')),
  };
};

async function logIn(needs: 'secondFactor' | 'setUp') {
  const editor = await openDialog({ kind: 'login' }, { answers: waits(needs), state: LOGGED_OUT });
  await editor.user.type(screen.getByLabelText('Username or email'), 'sam');
  await editor.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  return editor;
}

test('a log-in with codes goes on to a second step, by keyboard', async () => {
  const { user, store } = await logIn('secondFactor');
  const dialog = await screen.findByRole('dialog', { name: 'One more step' });
  await expectAccessible(dialog);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
  await user.keyboard('000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Not right');
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(store.getState().session).toMatchObject({ kind: 'active', username: 'sam' }));
});

test('a role that needs a second factor has it set up before the editor opens', async () => {
  const { user, store, service } = await logIn('setUp');
  await user.click(await screen.findByRole('button', { name: 'Authenticator app on my phone' }));
  await screen.findByRole('img', { name: 'QR code for an authenticator app' });
  screen.getByText('ABCD EFGH IJKL 2345');
  await expectAccessible(screen.getByRole('dialog'));
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  await screen.findByText(/abcd-efgh-jkmn/);
  expect(service.sent('user/acceptCode')).toEqual([{ setUp: 'one', code: '123456' }]);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(store.getState().session.kind).toBe('active'));
});

const ACCOUNT = { kind: 'account', tab: 'Passkeys and codes' } as const;
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);

test('one renames and removes passkeys, and drops the password', async () => {
  const answers: Answers = {
    'user/loadWaysIn': WAYS,
    'user/renamePasskey': PHONE,
    'user/removePasskey': PHONE,
    'user/dropPassword': {},
  };
  const { user, dialog, service, toast } = await openDialog(ACCOUNT, { answers });
  await user.click(await screen.findByRole('button', { name: 'Rename My phone' }));
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Work phone{Enter}');
  await waitFor(() => expect(service.sent('user/renamePasskey')).toEqual([{ _id: 'k1', name: 'Work phone' }]));
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Remove My phone' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await toast('Passkey My phone removed');
  await user.click((await card('Password')).getByRole('button', { name: 'Remove password' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove password' }));
  await toast('Password removed');
});

test('one sets an app up, by keyboard, is shown recovery codes once, and later moves to a new phone', async () => {
  let hasCode = false;
  const answers: Answers = {
    'user/loadWaysIn': () => ({ ...WAYS, hasCode, recoveryCodes: hasCode ? 10 : 0 }),
    'user/startCode': SET_UP,
    'user/acceptCode': () => {
      hasCode = true;
      return { recoveryCodes: CODES };
    },
  };
  const { user } = await openDialog(ACCOUNT, { answers });
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const code = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(code);
  await user.keyboard('123456{Enter}');
  await screen.findByText(/pqrs-tuvw-xyz2/);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'I have kept them' }));
  await user.keyboard('{Enter}');
  await screen.findByText(/You have 10 left/);
  screen.getByRole('button', { name: 'Turn off' });
  await user.click(screen.getByRole('button', { name: 'Set up a new phone' }));
  await screen.findByRole('img', { name: 'QR code for an authenticator app' });
});

test('what needs a fresh log-in asks who one is, and goes on by itself', async () => {
  let isConfirmed = false;
  const answers: Answers = {
    'user/loadWaysIn': { ...WAYS, passkeys: [], hasCode: true, recoveryCodes: 3 },
    'user/renewRecoveryCodes': () => (isConfirmed ? { recoveryCodes: CODES } : asksWho()),
    'user/confirm': ({ password, code }) => {
      if (password !== 'correct horse' && code !== '123456') return refuses(400, 'Your current password is not right');
      isConfirmed = true;
      return {};
    },
  };
  const { user, service } = await openDialog(ACCOUNT, { answers });
  await user.click(await screen.findByRole('button', { name: 'Replace recovery codes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await expectAccessible(dialog);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  await user.keyboard('a guess{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Your current password is not right');
  await user.click(screen.getByRole('button', { name: 'Use a code' }));
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  await screen.findByText(/abcd-efgh-jkmn/);
  expect(service.sent('user/renewRecoveryCodes')).toHaveLength(2);
  expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull();
});

test('who does not confirm is told why nothing was done', async () => {
  const answers: Answers = {
    'user/loadWaysIn': { ...WAYS, hasCode: true },
    'user/removeCode': asksWho(),
  };
  const { user, toast } = await openDialog(ACCOUNT, { answers });
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Turn off' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await toast('Please confirm that it is you');
});
