import { type BrowserContext, test as base, expect, type FrameLocator, type Page } from 'playwright/test';
import { PASSWORD } from '../editing-client.ts';
import { discard, type RunningProduct, startProduct } from '../running-product.ts';

/** A browser with a product of its own. */
export const test = base.extend<{ context: BrowserContext }, { seed: string; product: RunningProduct }>({
  seed: [process.env.PAGEWRIGHT_SEED ?? '', { option: true, scope: 'worker' }],
  product: [
    async ({ seed }, use) => {
      const product = await startProduct({ seed });
      await use(product);
      await discard(product);
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    const complaints: string[] = [];
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error' && !/the server responded with a status of 40[01349]/.test(message.text())) {
        complaints.push(message.text());
      }
    });
    // Not every violation is written to the console: `new Function` within a `try` is not.
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
        console.error(`The policy's ${effectiveDirective} refused ${blockedURI} in ${sourceFile}`),
      ),
    );
    await use(context);
    expect(complaints, 'the browser console stays quiet').toEqual([]);
  },
});

export { expect };

/** Details of a journey that only the long form runs; the comment above it says what proves the same in each run. */
export const LONG_ONLY = { tag: '@long' };

/** The page inside the editor's canvas. */
export const canvas = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Opens a page in the editor with a login; blocks can be selected when it resolves. */
export async function openEditor(page: Page, product: RunningProduct, path = '/', name = 'ada'): Promise<void> {
  await visitEditor(page, product, path, name);
  await expect(page.getByRole('button', { name: 'Select component' })).toHaveAttribute('aria-pressed', 'true');
  await expect(
    canvas(page)
      .getByRole('group', { name: /, 1 of \d+/ })
      .first(),
  ).toBeVisible();
}

/** Opens a page in the editor with a login; it waits for nothing, as a dialog may come first. */
export async function visitEditor(page: Page, product: RunningProduct, path: string, name = 'ada'): Promise<void> {
  await page.context().addCookies([{ ...(await sessionOf(product, name)), url: product.editorUrl }]);
  await page.goto(product.editorUrl + path);
}

const sessions = new Map<string, Promise<{ name: string; value: string }>>();

/** A user's session cookie for a product; one login serves all journeys of a worker. */
function sessionOf({ editorUrl }: RunningProduct, username: string): Promise<{ name: string; value: string }> {
  const key = `${username} at ${editorUrl}`;
  const session = sessions.get(key) ?? beginSession(editorUrl, username);
  sessions.set(key, session);
  return session;
}

async function beginSession(editorUrl: string, username: string): Promise<{ name: string; value: string }> {
  const response = await fetch(`${editorUrl}/api/user/login`, {
    method: 'POST',
    headers: { origin: editorUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`${username}: ${response.status} ${await response.text()}`);
  const [, name = '', value = ''] = /^(\w+)=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '') ?? [];
  return { name, value };
}

/** Fills in and submits the login overlay. */
export async function logIn(page: Page, name = 'ada'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome' });
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Log in' }).click();
  await dialog.getByLabel('Username or email').fill(name);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
}
