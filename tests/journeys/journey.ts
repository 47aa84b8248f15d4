import { type BrowserContext, test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { PASSWORD } from '../editing-client.ts';
import { discard, type RunningProduct, startProduct } from '../running-product.ts';

/** A person at a browser, in front of a product of their own. */
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
      if (message.type() === 'error' && !/the server responded with a status of 40[0149]/.test(message.text())) {
        complaints.push(message.text());
      }
    });
    await use(context);
    expect(complaints, 'the browser console stays quiet').toEqual([]);
  },
});

export { expect };

/** How long the first publish may take: a copy of the demo has other addresses, so each of its pages is drawn anew. */
export const SOON = { timeout: 40_000 };

/** The page inside the editor. */
export const canvas = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Opens a page in the editor and logs in; blocks can be selected when it returns. */
export async function openEditor(page: Page, product: RunningProduct, path = '/', name = 'ada'): Promise<void> {
  await page.goto(product.editorUrl + path);
  const select = page.getByRole('button', { name: 'Select Component' });
  await page.getByRole('button', { name: 'Log in' }).or(select).first().waitFor();
  if (!(await select.isVisible())) await logIn(page, name);
  await expect(select).toHaveAttribute('aria-pressed', 'true');
  await expect(
    canvas(page)
      .getByRole('group', { name: /, 1 of \d+/ })
      .first(),
  ).toBeVisible();
}

/** Fills in the login overlay. */
export async function logIn(page: Page, name = 'ada'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome' });
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Log in' }).click();
  await dialog.getByLabel('Username or Email').fill(name);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
}
