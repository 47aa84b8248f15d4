import type { Request } from 'playwright/test';
import { discard, startProduct } from '../running-product.ts';
import { expect, test } from './journey.ts';

test('the first administrator follows the printed link', async ({ page }) => {
  const product = await startProduct({ env: { DEMO: '0' } });
  const [link] = /http:\/\/\S+\?token=[\w-]+/.exec(product.output()) ?? [];
  const token = new URL(link ?? '').searchParams.get('token') ?? '';
  const told: string[] = [];
  page.on('request', (request) => told.push(...placesThatName(request, token)));

  await page.goto(link ?? '');
  const dialog = page.getByRole('dialog', { name: 'Choose a password' });
  await dialog.getByLabel('Email').fill('ada@example.org');
  await expect(dialog.getByText('Your username will be “ada”')).toBeVisible();
  expect(page.url()).not.toContain('token');

  await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await dialog.getByLabel('Confirm password').fill('correct horse');
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The passwords do not match');

  await dialog.getByLabel('Confirm password').fill('correct horse battery');
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('button', { name: 'Select component' })).toBeVisible();
  expect(told).toEqual(['the address itself', 'the body of /api/user/setPassword']);

  await page.goto(link ?? '');
  await expect(page.getByText('You are already logged in as another user')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link ?? '');
  const incomplete = page.getByRole('dialog', { name: 'This link is incomplete' });
  await incomplete.getByRole('button', { name: 'Back to login' }).click();
  await expect(page.getByLabel('Username or Email')).toBeVisible();
  await page.close();
  await discard(product);
});

/** Where requests contain the token: only the opened address and one request body may. */
function placesThatName(request: Request, token: string): string[] {
  const { pathname } = new URL(request.url());
  return [
    ...(request.url().includes(token) ? ['the address itself'] : []),
    ...(request.postData()?.includes(token) ? [`the body of ${pathname}`] : []),
    ...(request.headers().referer?.includes(token) ? [`the Referer of ${pathname}`] : []),
  ];
}
