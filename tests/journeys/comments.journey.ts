import type { Page } from 'playwright/test';
import { createUser } from '../editing-client.ts';
import { violationsIn } from './axe.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

// In each run: `Comments.test.tsx` (by keyboard, unsent words), `keep-comments.test.ts`, `server/review/comments.test.ts`.
test(
  'two people comment on words of a page, reply and resolve, by keyboard, also while the service is away',
  LONG_ONLY,
  async ({ page: ada, product, browser }) => {
    test.setTimeout(180_000);
    await createUser(product.folder, 'ben', 'editor');
    const ben = await (await browser.newContext()).newPage();
    await openEditor(ben, product, '/about', 'ben');
    await openEditor(ada, product, '/about');

    await canvas(ada).locator('main [data-block] h2[contenteditable]').first().focus();
    await ada.keyboard.press('ControlOrMeta+A');
    await ada.keyboard.press('Control+Alt+m');
    const side = ada.getByRole('complementary', { name: 'Comments' });
    await expect(side.getByRole('textbox')).toBeFocused();
    await ada.keyboard.type('Is this true, @be');
    await expect(side.getByRole('option', { name: '@ben' })).toBeVisible();
    await ada.keyboard.press('Enter');
    await ada.keyboard.type('?');
    await ada.keyboard.press('Control+Enter');
    await expect(side.getByRole('article')).toBeFocused();
    await expect(side.getByRole('article')).toContainText('Is this true, @ben ?');
    await expect(pin(ada, '1 comment')).toBeVisible();
    expect(await violationsIn(ada, '#comments'), 'the side').toEqual([]);

    await report(ben);
    await pin(ben, '1 comment').focus();
    await ben.keyboard.press('Enter');
    const thread = ben.getByRole('complementary', { name: 'Comments' }).getByRole('article');
    await expect(thread).toBeFocused();
    await thread.getByRole('button', { name: 'Reply' }).focus();
    await ben.keyboard.press('Enter');
    await ben.keyboard.type('It is');
    await ben.keyboard.press('Control+Enter');
    await expect(thread).toBeFocused();
    await expect(pin(ben, '2 comments')).toBeVisible();

    await ben.route('**/api/comment/**', (route) => route.abort());
    await thread.getByRole('button', { name: 'Reply' }).focus();
    await ben.keyboard.press('Enter');
    await ben.keyboard.type('I asked');
    await ben.keyboard.press('Control+Enter');
    await expect(thread).toContainText('Waiting to be sent');
    await ben.reload();
    const waiting = ben.getByRole('region', { name: 'Comment that was not sent' });
    await expect(waiting).toContainText('I asked');
    await ben.unroute('**/api/comment/**');
    await report(ben);
    await expect(thread).toContainText('I asked');
    await expect(waiting).toHaveCount(0);
    await expect(ben.getByText('Waiting to be sent')).toHaveCount(0);

    await report(ada);
    await expect(side.getByRole('article')).toContainText('I asked');
    await side.getByRole('button', { name: 'Resolve', exact: true }).focus();
    await ada.keyboard.press('Enter');
    await expect(canvas(ada).getByRole('button', { name: /comments? on/ })).toHaveCount(0);
    await report(ben);
    await expect(thread).toHaveCount(0);
    await ben.getByRole('button', { name: 'Resolved (1)' }).click();
    await expect(thread).toContainText('I asked');
    await ben.context().close();
  },
);

const pin = (page: Page, count: string) => canvas(page).getByRole('button', { name: `${count} on ` });

/** What the editor does every 20 seconds: it reports that the page is open, and learns of comments. */
const report = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
