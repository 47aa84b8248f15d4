import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { createUser, logIn } from '../editing-client.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

// In each run: `PublishDialog.test.tsx` and `YourWork.test.tsx` (both sides), `server/publishing/reviews/publish-requests.test.ts`.
test(
  'who may not publish asks, and a publisher answers by publishing',
  LONG_ONLY,
  async ({ page, product, browser }) => {
    await createUser(product.folder, 'olga', 'editor');
    const { post } = await logIn(product.editorUrl, 'olga');
    const contents = [{ componentType: 'Headline', key: 'day', title: 'Doors open at ten' }];
    const header = { heading: 'Open day' };
    await post('page/save', {
      page: { domainId: DOMAIN_ID, slug: 'open-day', template: 'generic', title: 'Open day', header, contents },
    });
    const asking = await browser.newPage({ reducedMotion: 'reduce' });
    await openEditor(asking, product, '/open-day', 'olga');
    await asking.getByRole('button', { name: /^Publish page/ }).click();
    const dialog = asking.getByRole('dialog', { name: 'Publish page' });
    await expect(dialog.getByText(/You can’t publish this yourself: ask .*ada/)).toBeVisible();
    await dialog.getByLabel('Message (optional)').fill('By Friday, please');
    await asking.keyboard.press('Enter');
    await expect(asking.getByText(/ada.* will be told/)).toBeVisible();

    await openEditor(page, product, '/about');
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const told = page.getByRole('dialog', { name: 'Notifications' });
    await expect(told.getByRole('listitem')).toContainText('olga asked you to publish “Open day”');
    await expect(told.getByRole('listitem')).toContainText('By Friday, please');
    await told.getByRole('listitem').getByRole('button').click();
    await expect(canvas(page).getByRole('heading', { name: 'Doors open at ten' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Publish page/ }).click();
    await expect(page.getByRole('region', { name: 'Waits for you' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect.poll(async () => (await page.request.get(`${product.siteUrl}/open-day`)).status()).toBe(200);

    await asking.reload();
    await asking.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await asking.getByRole('button', { name: /ada published “Open day”/ }).click();
    await expect(asking.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await asking.close();
  },
);
