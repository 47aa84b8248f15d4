import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, asksWho, refuses } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';

const STEP = {
  ...{ needs: null, ways: { passkey: false, code: false, recoveryCode: false }, problem: '' },
  ...{ companies: [{ id: 'example', title: 'Example Ltd' }], byCompanyOnly: false },
};
const WAYS = {
  ...{ hasPassword: false, passkeys: [], hasCode: false, recoveryCodes: 0, companies: STEP.companies },
  ...{ twoSteps: false, isRequired: false, hasPasskeys: true },
};
const UNREACHABLE = { 'user/startCompany': refuses(503, 'Example Ltd cannot be reached right now.') };

const ACCOUNT = { kind: 'account', tab: 'Passkeys and codes' } as const;

const logIn = (answers: Answers) =>
  openDialog({ kind: 'login' }, { answers, state: { session: { kind: 'loggedOut' as const } } });

test('the log-in leads to a company, and says why that did not work', async () => {
  history.replaceState(null, '', '/');
  const problem = 'You are not known here.';
  const { user, service } = await logIn({ 'user/loadStep': { ...STEP, problem }, ...UNREACHABLE });
  const button = await screen.findByRole('button', { name: 'Log in with Example Ltd' });
  expect(screen.getByRole('alert').textContent).toBe(problem);
  await expectAccessible(screen.getByRole('dialog'));
  await user.click(button);
  expect((await screen.findByText('Example Ltd cannot be reached right now.')).role).toBe('alert');
  expect(service.sent('user/startCompany')).toEqual([{ company: 'example', goTo: '/' }]);
});

test('where people come by their company only, a password is asked for in an emergency', async () => {
  const { user } = await logIn({ 'user/loadStep': { ...STEP, byCompanyOnly: true } });
  const button = await screen.findByRole('button', { name: 'Log in with Example Ltd' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(screen.queryByLabelText('Password')).toBeNull();
  await expectAccessible(screen.getByRole('dialog'));
  await user.click(screen.getByRole('button', { name: 'Emergency log-in' }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
});

test('a person of a company confirms who they are in another window, and goes on here', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  let isConfirmed = false;
  const { user, service } = await openDialog(ACCOUNT, {
    answers: {
      'user/loadWaysIn': WAYS,
      'user/checkConfirmed': () => (isConfirmed ? {} : asksWho()),
      'user/startCode': () =>
        isConfirmed ? { setUp: 'one', secret: 'ABCD', address: 'otpauth://totp/a?secret=ABCD' } : asksWho(),
      'user/startCompany': { address: 'https://login.example.org/' },
    },
  });
  expect(await screen.findByText(/^You log in with Example Ltd/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.click(within(dialog).getByRole('button', { name: 'Log in with Example Ltd' }));
  const goOn = await screen.findByRole('button', { name: 'Continue' });
  expect(opened).toHaveBeenCalledWith('https://login.example.org/', '_blank', 'noopener');
  await expectAccessible(screen.getByRole('dialog', { name: 'Confirm it’s you' }));
  expect(screen.getByRole('link', { name: 'No window? Open it.' })).toHaveProperty(
    'href',
    'https://login.example.org/',
  );
  await user.click(goOn);
  await screen.findByText(/^You have not logged in there yet/);
  isConfirmed = true;
  window.dispatchEvent(new Event('focus'));
  await screen.findByRole('img', { name: 'QR code for an authenticator app' });
  expect(service.sent('user/startCode')).toHaveLength(2);
  opened.mockRestore();
});

test('a person of a company who also has an app may still confirm by the company', async () => {
  const { user } = await openDialog(ACCOUNT, {
    answers: { 'user/loadWaysIn': { ...WAYS, hasCode: true }, 'user/removeCode': asksWho() },
  });
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Turn off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Code')));
  dialog.getByRole('button', { name: 'Log in with Example Ltd' });
});
