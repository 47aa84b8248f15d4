import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { createUser, logIn, PASSWORD } from '../editing-client.ts';
import { discard, type RunningProduct, startProduct } from '../running-product.ts';
import { violations } from './axe.ts';
import { expect, LONG_ONLY, test } from './journey.ts';

let product: RunningProduct;

test.beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '0' } });
  await createUser(product.folder, 'ada', 'admin');
});
test.afterAll(() => discard(product));

let remove: (() => Promise<unknown>) | undefined;
test.afterEach(async () => {
  await remove?.();
  remove = undefined;
});

/** A device of this browser that makes passkeys and recognises its person at once. */
async function addDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  // The page is used again by the next journey, whose log-in the device would answer.
  remove = () => devtools.send('WebAuthn.disable');
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

const selectTool = (page: Page) => page.getByRole('button', { name: 'Select component' });

/** The log-in of a browser that has no session. */
async function openLogIn(page: Page) {
  await page.context().clearCookies();
  await page.goto(product.editorUrl);
  await page.getByRole('button', { name: 'Log in' }).click();
}

// In each run: `server/people/ways-in/passkeys.test.ts`, with keys of its own, and `login-dialogs.test.tsx`; what a browser makes is left to the long form.
test(
  'a person comes in by an invitation with a passkey, and later without typing anything',
  LONG_ONLY,
  async ({ page }) => {
    const ada = await logIn(product.editorUrl, 'ada');
    const invited = { username: 'petra', email: 'petra@example.org', name: 'Petra', roles: ['editor'] };
    const { user } = await ada.post<{ user: { _id: string } }>('user/invite', invited);
    const { link } = await ada.post<{ link: string }>('user/inviteAgain', { _id: user._id, byMail: false });
    await addDevice(page);
    await page.goto(link);
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(page.getByText('Keep these recovery codes somewhere safe')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(selectTool(page)).toBeVisible();

    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('tab', { name: 'Passkeys and codes' }).click();
    await expect(page.getByRole('table', { name: 'Passkeys' }).getByRole('row')).toHaveCount(2);
    await expect(page.getByText('You have no password.')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    // The log-in suggests the passkey, which this device confirms by itself.
    await openLogIn(page);
    await expect(selectTool(page)).toBeVisible();
  },
);

// In each run: `server/people/ways-in/codes.test.ts`, `login-dialogs.test.tsx`, `account-tabs.test.tsx`.
test(
  'a person sets codes up, loses the phone, and with a recovery code sets up a new one',
  LONG_ONLY,
  async ({ page }) => {
    const enter = async () => {
      await openLogIn(page);
      await page.getByLabel('Username or email').fill('ada');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.keyboard.press('Enter');
    };
    await enter();
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('tab', { name: 'Passkeys and codes' }).click();
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
    const secret = await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText();
    await page
      .getByRole('textbox', { name: 'Code' })
      .fill(new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate());
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const codes = await page.getByText(/^(?:[\w]{4}-?){3}\s/).innerText();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('You have 10 left.')).toBeVisible();

    await enter();
    const step = page.getByRole('dialog', { name: 'One more step' });
    await step.getByLabel('Code').fill(codes.split(/\s+/)[4] ?? '');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(selectTool(page)).toBeVisible();

    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('tab', { name: 'Passkeys and codes' }).click();
    await expect(page.getByText('You have 9 left.')).toBeVisible();
    await page.getByRole('button', { name: 'Set up a new phone' }).click();
    await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  },
);
