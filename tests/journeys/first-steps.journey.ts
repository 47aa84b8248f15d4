import type { Request } from 'playwright/test';
import { discard, startProduct } from '../running-product.ts';
import { violations } from './axe.ts';
import { canvas, expect, test } from './journey.ts';

test('the first administrator follows the printed link, and the guide, to pages that visitors see', async ({
  page,
}) => {
  const product = await startProduct({ env: { DEMO: '0' } });

  // A password, once, for the first administrator; nobody is told the token of the link.
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
  const asked = page.getByRole('dialog', { name: 'How should colleagues see you?' });
  await asked.getByLabel('Name').fill('Ada Lind');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Select component' })).toBeVisible();
  expect(told).toEqual(['the address itself', 'the body of /api/user/setPassword']);

  const guide = page.getByRole('region', { name: 'First steps' });
  const step = (name: string) => guide.getByRole('button', { name, exact: true });

  // A component on the home page.
  await expect(step('Edit the home page')).toHaveAttribute('aria-current', 'step');
  await expect(canvas(page).getByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await step('Edit the home page').click();
  await page.getByRole('combobox', { name: 'Search components' }).fill('headline');
  await page.keyboard.press('Enter');
  await expect(canvas(page).locator('[data-block]')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Page Saved')).toBeVisible();
  await expect(step('Edit the home page (done)')).toBeVisible();

  // A page, which the editor opens.
  await expect(step('Add a page')).toHaveAttribute('aria-current', 'step');
  await step('Add a page').click();
  const creating = page.getByRole('dialog', { name: 'Create new page' });
  await creating.getByLabel('Title').fill('About us');
  await creating.getByRole('button', { name: /^Create/ }).click();
  await page.waitForURL('**/about-us');
  await expect(step('Add a page (done)')).toBeVisible();

  // An item of the navigation.
  await step('Put it into the navigation').click();
  const items = page.getByRole('complementary', { name: 'Settings' }).getByRole('group', { name: 'Items' });
  await items.getByRole('button', { name: 'Add item' }).first().click();
  await items.getByLabel('Link to').fill('about us');
  await page.getByRole('option', { name: /^About us/ }).click();
  await page.getByRole('button', { name: 'Save navigation' }).click();
  await expect(step('Put it into the navigation (done)')).toBeVisible();

  // Everything goes live.
  await step('Publish').click();
  const publishing = page.getByRole('dialog', { name: 'Publish page' });
  await publishing.getByRole('checkbox', { name: 'All 3' }).check();
  await publishing.getByRole('button', { name: 'Publish 3 changes' }).click();
  await expect(page.getByText(/9 pages updated/)).toBeVisible();
  await expect(publishing).toBeHidden();
  await expect(guide.getByText('Your site is live.')).toBeVisible();
  const answer = await fetch(`${product.siteUrl}/about-us`);
  expect([answer.status, (await answer.text()).includes('About us')]).toEqual([200, true]);

  // Closed for good; Ctrl+K brings it back.
  await guide.getByRole('button', { name: 'Close the guide' }).click();
  await expect(guide).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(guide).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox').fill('first steps');
  await page.keyboard.press('Enter');
  await expect(guide).toBeVisible();

  // The link is used up, and incomplete without its token.
  await page.goto(link ?? '');
  await expect(page.getByText('You are already logged in as another user')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link ?? '');
  const incomplete = page.getByRole('dialog', { name: 'This link is incomplete' });
  await incomplete.getByRole('button', { name: 'Back to login' }).click();
  await expect(page.getByLabel('Username or email')).toBeVisible();
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
