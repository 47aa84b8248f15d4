import { filesBelow } from '#editor-service/server/testing/files-below.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { createUser, logIn } from '../editing-client.ts';
import type { RunningProduct } from '../running-product.ts';
import { violationsAtWidths } from './axe.ts';
import { expect, LONG_ONLY, openEditor, test } from './journey.ts';

const GUEST = 'jo@example.org';

// In each run: `server/publishing/reviews/guests.test.ts` and `editor/publishing/reviews/reviews.test.tsx`.
test(
  'someone without an account comments on a page by mail and approves it, and it goes live',
  LONG_ONLY,
  async ({ page, product, browser }) => {
    const { post } = await logIn(product.editorUrl, 'ada');
    const contents = [{ componentType: 'Headline', key: 'day', title: 'Doors open at ten' }];
    const open = { domainId: DOMAIN_ID, slug: 'open-day', template: 'generic', title: 'Open day', contents };
    await post('page/save', { page: { ...open, header: { heading: 'Open day' } } });
    const rules = [{ where: 'tree', value: 'open-day', needs: 'one', guestsCount: true }];
    await createUser(product.folder, 'root', 'admin');
    await (await logIn(product.editorUrl, 'root')).post('review/saveRules', { domainId: DOMAIN_ID, rules });

    await openEditor(page, product, '/open-day');
    await page.getByRole('button', { name: /^Publish page/ }).click();
    await expect(page.getByText('“Open day” needs the approval of another person.')).toBeVisible();
    await page.getByRole('button', { name: 'Ask for review…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for review' });
    await dialog.getByText('Ask someone without an account').click();
    await dialog.getByLabel('Email').fill(GUEST);
    await dialog.getByLabel('Name (optional)').fill('Jo');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Message (optional)').fill('Is the hour right?');
    await dialog.getByRole('button', { name: 'Ask for review' }).click();
    await expect(page.getByText('Jo will be told')).toBeVisible();
    await expect(page.getByText(/Waits for Jo/)).toBeVisible();

    const guest = await browser.newPage({ javaScriptEnabled: false });
    const [link = ''] = await inMail(product, /https?:\/\/\S+\/_review\/[\w.-]+/);
    await guest.goto(link);
    await expect(guest.getByText('ada asks Jo to review this.')).toBeVisible();
    await expect(guest.frameLocator('iframe').getByRole('heading', { name: 'Doors open at ten' })).toBeVisible();
    const looking = await browser.newPage();
    await looking.goto(link);
    expect(await violationsAtWidths(looking)).toEqual([]);
    await looking.close();
    const place = 'Comment on Headline “Doors open at ten”';
    await guest.frameLocator('iframe').getByRole('link', { name: place }).press('Enter');
    await guest.getByRole('textbox', { name: place }).fill('Ten sharp?');
    await guest.getByRole('button', { name: 'Send comment' }).press('Enter');
    const [code = ''] = await inMail(product, /\d{6}(?= is your code)/);
    await guest.getByLabel('Code').fill(code);
    await guest.keyboard.press('Enter');
    await expect(guest.getByText('Ten sharp?')).toBeVisible();
    await guest.getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(guest.getByText(/You approved this/)).toBeVisible();
    await guest.close();

    await page.reload();
    await expect(page.getByText(/Approved by Jo/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Comments, 1 open' })).toBeVisible();
    await page.getByRole('button', { name: /^Publish page/ }).click();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect.poll(async () => (await page.request.get(`${product.siteUrl}/open-day`)).status()).toBe(200);
  },
);

/** What a mail says; mails are files of the product, as it has no mail server. */
async function inMail({ folder }: RunningProduct, words: RegExp): Promise<readonly string[]> {
  let found: readonly string[] = [];
  await expect(async () => {
    const mails = await filesBelow(folder, 'data', 'mail');
    const texts = mails.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
    found = texts.flatMap((text) => words.exec(text) ?? []);
    expect(found).not.toEqual([]);
  }).toPass();
  return found;
}
