import { logIn as clientOf } from '../editing-client.ts';
import { canvas, expect, LONG_ONLY, logIn, openEditor, test, visitEditor } from './journey.ts';
import { ledgerText } from './ledger-text.ts';

const QUESTION = "Changes you've made may not be saved, are you sure you want to leave this page?";

test('leaving with unsaved changes asks for confirmation', async ({ page, product }) => {
  await openEditor(page, product, '/privacy');
  const heading = canvas(page).getByRole('heading', { level: 1 });
  await heading.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and more');
  await page.getByRole('button', { name: 'Select component' }).click();

  const link = canvas(page).getByRole('contentinfo').getByRole('link', { name: 'Accessibility' });
  await link.click();
  await expect(page.getByText(QUESTION)).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(link, 'where it was').toBeFocused();
  await expect(heading).toContainText('and more');

  await link.click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/accessibility');
});

// In each run: the question above, and `search`.
test(
  'a search from the page itself asks about unsaved changes, then shows results on the search page',
  LONG_ONLY,
  async ({ page, product }) => {
    await openEditor(page, product, '/privacy');
    await canvas(page).getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' and more');
    await page.getByRole('button', { name: 'Select component' }).click();

    await canvas(page).locator('summary', { hasText: 'Search' }).first().click();
    await canvas(page).getByRole('searchbox').first().fill('kitchen');
    await page.keyboard.press('Enter');
    await expect(page.getByText(QUESTION)).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/search?q=kitchen');
    await expect(page.getByRole('navigation', { name: 'Editor menu' })).toBeVisible();
    const result = canvas(page)
      .locator('main')
      .getByRole('link', { name: /kitchen/i })
      .first();
    await expect(result).toBeVisible();
    await result.click();
    await page.waitForURL((url) => !url.pathname.startsWith('/search'));
    await expect(canvas(page).getByRole('heading', { level: 1 })).toContainText(/kitchen/i);
  },
);

// In each run: `autosave` (a closed tab), the rows of an earlier tab below, and `restore.test.ts`.
test('changes left in a crashed tab are offered again', LONG_ONLY, async ({ page, product, context }) => {
  await openEditor(page, product, '/careers');
  await canvas(page).getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' for everybody');
  await expect.poll(() => ledgerText(page)).toContain('for everybody');
  const crashed = page.waitForEvent('crash');
  // No answer comes: the tab is gone, and a tab that closes would have saved.
  void (await context.newCDPSession(page)).send('Page.crash').catch(() => undefined);
  await crashed;

  const again = await context.newPage();
  await again.goto(`${product.editorUrl}/careers`);
  await again.getByRole('button', { name: 'Restore' }).click();
  await expect(canvas(again).getByRole('heading', { level: 1 })).toContainText('for everybody');
});

test('unsaved words of a tab that was open before an upgrade are offered', async ({ page, product }) => {
  await page.goto(`${product.editorUrl}/healthz`);
  const client = await clientOf(product.editorUrl, 'ada');
  const base = await client.get<{ _id: string }>('page/load', { slug: 'help-out' });
  // The rows as the version of November 2026 wrote them: the document, then its changes.
  const row = { tab: 'before', documentId: base._id, name: 'page', at: Date.now() };
  const change = { op: 'replace', path: ['page', 'header', 'heading'], value: 'Written before the upgrade' };
  await page.evaluate(writeLedger, [
    { ...row, number: 0, base },
    { ...row, number: 1, patches: [change] },
  ]);

  await visitEditor(page, product, '/help-out');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Written before the upgrade');
});

/** Makes the ledger as that version did, with these rows. */
function writeLedger(rows: object[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('pagewright', 1);
    opening.onerror = () => reject(new Error('no ledger'));
    opening.onupgradeneeded = () => {
      const store = opening.result.createObjectStore('changes', { keyPath: ['tab', 'documentId', 'number'] });
      store.createIndex('documentId', 'documentId');
    };
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('changes', 'readwrite');
      for (const one of rows) transaction.objectStore('changes').put(one);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

// In each run: `keep-saved.test.ts` (what waits is saved after the log-in) and `login-dialogs.test.tsx`.
test(
  'a session that ends while an editor types asks to log in again and keeps the changes',
  LONG_ONLY,
  async ({ page, product, context }) => {
    await openEditor(page, product, '/contact');
    const heading = canvas(page).getByRole('heading', { level: 1 });
    await heading.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Knock twice');
    await context.clearCookies();
    await page.keyboard.press('ControlOrMeta+s');

    const dialog = page.getByRole('dialog', { name: 'Welcome' });
    await expect(dialog).toBeVisible();
    await logIn(page);
    await expect(heading).toHaveText('Knock twice');
    await expect(page.getByText('Page Saved'), 'the save that failed is repeated').toBeVisible();
  },
);
