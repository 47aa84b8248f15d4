import { type Browser, chromium, type Page } from 'playwright/test';
import sharp from 'sharp';
import { filesBelow } from '#editor-service/server/testing/files-below.ts';
import { discard, type RunningProduct, startProduct } from '../running-product.ts';
import { documentedBlocks, WITH_SERVICE } from '../servers/documented-blocks.ts';
import { startWebServer, type WebServer } from '../servers/start-web-server.ts';
import { findWebServer } from '../set-up/web-servers.mjs';
import { violationsAtWidths } from './axe.ts';
import { canvas, expect, LONG_ONLY, test } from './journey.ts';

const PASSWORD = 'correct horse battery';

// In each run: `documented-blocks.test.ts` and `web-servers.test.ts` ask both servers, and `first-steps` follows the link.
for (const name of ['nginx', 'caddy'] as const) {
  test.describe(`behind ${name} as documented, with an editor whose host is no site's`, LONG_ONLY, () => {
    test.describe.configure({ mode: 'serial' });
    const scheme = name === 'caddy' ? 'https' : 'http';
    const editor = `${scheme}://edit.example.org`;
    const site = `${scheme}://example.org`;
    let product: RunningProduct;
    let server: WebServer;
    let browser: Browser;

    test.skip(!findWebServer(name), `${name} is not installed`);

    test.beforeAll(async ({ launchOptions }) => {
      product = await startProduct({
        env: {
          ...{
            DEMO: '0',
            NODE_ENV: 'production',
            TRUST_PROXY: '1',
            AUTH_SECRET: 'a secret of thirty-two bytes or more',
          },
          ...{ PUBLIC_EDITOR_URL: editor, PUBLIC_SITE_URL: site },
        },
      });
      server = await startWebServer(
        name,
        product.folder,
        documentedBlocks(name, WITH_SERVICE, {
          editorPort: new URL(product.editorUrl).port,
          sitePort: new URL(product.siteUrl).port,
        }),
      );
      const hosts = `--host-resolver-rules=MAP *.example.org 127.0.0.1:${server.port}, MAP example.org 127.0.0.1:${server.port}`;
      browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), hosts] });
    });

    test.afterAll(async () => {
      await browser?.close();
      await server?.stop();
      if (product) await discard(product);
    });

    /** A page of a browser of its own, and everything that it was refused. */
    async function open(address: string): Promise<{ page: Page; refused: string[] }> {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        reducedMotion: 'reduce',
        viewport: WITH_PANEL,
      });
      const page = await context.newPage();
      const refused: string[] = [];
      page.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !IGNORED_WITHOUT_TLS.test(message.text())) refused.push(message.text());
      });
      await page.goto(address);
      return { page, refused };
    }

    test('the first administrator follows the link, and a visitor sees their page with its picture', async () => {
      test.setTimeout(180_000);
      const { page, refused } = await open(linkIn(product.output()));
      await choosePassword(page, 'ada@example.org');
      const guide = page.getByRole('region', { name: 'First steps' });
      await guide.getByRole('button', { name: 'Edit the home page' }).click();
      await page.getByRole('combobox', { name: 'Search components' }).fill('slim image');
      await page.keyboard.press('Enter');
      await canvas(page).getByText('Choose a picture').dblclick();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button', { name: 'Upload' }).click();
      await (await chooser).setFiles({ name: 'Sea.png', mimeType: 'image/png', buffer: await largePicture() });
      await page.getByRole('complementary', { name: 'Settings' }).getByLabel('Image alt text').fill('The sea');
      await page.getByRole('region', { name: 'Top bar' }).getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('button', { name: 'Publish changes' }).click();
      await expect(page.getByText(/Live in \d+ ms/).first()).toBeVisible();
      expect(refused, 'nothing is refused, and every call knows its domain').toEqual([]);

      const { page: visitor } = await open(site);
      const picture = visitor.getByRole('img', { name: 'The sea' });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await visitor.goto(`${editor}/_canvas`);
      await expect(visitor.getByRole('heading', { name: 'There is no site at this address' })).toBeVisible();
      await Promise.all([page.context().close(), visitor.context().close()]);
    });

    // In each run: `login-dialogs` (components, the login as a page too), `known-hosts` for the address of invitations.
    test('an invited person is logged in by the link, and logs in again where they were', async () => {
      const { page: ada } = await open(editor);
      await fillLogin(ada, 'ada');
      const link = await ada.evaluate(async () => {
        const body = JSON.stringify({ username: 'ben', email: 'ben@example.org', roles: ['editor'] });
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('/api/user/invite', { method: 'POST', headers, body });
        return ((await answer.json()) as { link: string }).link;
      });
      await ada.context().close();

      const { page } = await open(link);
      await choosePassword(page, 'ben@example.org');
      await page.goto(`${editor}/not-yet`);
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveTitle(/^Log in · /);
      await expect(page.getByLabel('Username or email')).toBeFocused();
      expect(await violationsAtWidths(page, [390, 820, WITH_PANEL.width])).toEqual([]);
      await page.keyboard.press('Escape');
      await fillLogin(page, 'ben');
      await expect(page.getByRole('button', { name: 'Create new page' }).last()).toBeVisible();
      expect(page.url()).toBe(`${editor}/not-yet`);
      await page.context().close();
    });

    // In each run: `login-dialogs` (components), `forgot-password`, `security/recovery`, and `known-hosts` for the mailed address.
    test('a person who forgot the password chooses another and logs in with it', async () => {
      const { page } = await open(editor);
      await page.getByRole('button', { name: 'Forgot Password?' }).click();
      await page.getByLabel('Email').fill('ben@example.org');
      await page.getByRole('button', { name: 'Reset password' }).click();
      await expect(page.getByRole('dialog', { name: 'Check your mail' })).toBeVisible();
      await page.goto(await linkInMail(product.folder));
      const dialog = page.getByRole('dialog', { name: 'Choose a password' });
      await expect(dialog.getByLabel('Email')).toHaveValue('ben@example.org');
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await dialog.getByLabel('Confirm password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByText('Password successfully reset, you can now login.')).toBeVisible();
      await fillLogin(page, 'ben');
      await page.context().close();
    });
  });
}

const linkIn = (text: string): string => /https?:\/\/\S+\?token=\S+/.exec(text)?.[0] ?? '';

const WITH_PANEL = { width: 1920, height: 1000 };
/** Chromium says this of every answer without TLS to a host other than this machine. */
const IGNORED_WITHOUT_TLS = /^The Cross-Origin-Opener-Policy header has been ignored/;

/** Sets a first password through the one-time link that is open. */
async function choosePassword(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose a password' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Select component' })).toBeVisible();
}

/** Logs in on the page of its own. */
async function fillLogin(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome' });
  await dialog.getByLabel('Username or email').fill(name);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Select component' })).toBeVisible();
}

/** The one-time link in the mail, which is a file of the product: it has no mail server. */
async function linkInMail(folder: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const [mail = ''] = await filesBelow(folder, 'data', 'mail');
    link = linkIn(mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

/** 6 MB, because it is not compressed: more than proxies let through by default. */
function largePicture(): Promise<Buffer> {
  return sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'teal' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
