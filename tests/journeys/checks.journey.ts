import type { Page } from 'playwright/test';
import { createUser, type EditingClient, logIn } from '../editing-client.ts';
import type { RunningProduct } from '../running-product.ts';
import { violationsIn } from './axe.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

const DEAD_LINK = 'The link “There” leads to /nowhere-at-all, but that page does not exist.';

// In each run: `PublishDialog.test.tsx`, which leads to errors, and `check-page.test.ts`.
test(
  'a page with a dead link cannot be published until it is fixed, and the check leads to the block',
  LONG_ONLY,
  async ({ page, product }) => {
    test.setTimeout(120_000);
    await savePage(product, 'to-be-mended');
    await openEditor(page, product, '/to-be-mended');
    await openPublish(page);
    const dialog = page.getByRole('dialog', { name: 'Publish page' });
    const found = dialog.getByRole('list', { name: 'Found by the checks' });
    await expect(found).toContainText(DEAD_LINK);
    await expect(dialog.getByRole('button', { name: 'Publish changes' })).toBeDisabled();
    expect(await violationsIn(page, '[role="dialog"]'), 'the dialog').toEqual([]);

    await found.getByRole('button', { name: DEAD_LINK }).click();
    await expect(dialog).toBeHidden();
    const block = canvas(page).locator('[data-block="words"]');
    await expect(block).toBeFocused();
    await expect(canvas(page).locator('.badge', { hasText: DEAD_LINK })).toBeVisible();

    await block.locator('[data-rich-text]').click();
    await expect(block.locator('.ProseMirror')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type('No link any');
    await page.keyboard.press('Escape');
    await expect(block).toBeFocused();
    await block.locator('[data-rich-text] p').click();
    await expect(block.locator('.ProseMirror'), 'as often as somebody likes').toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Alt+F10');
    await expect(canvas(page).getByLabel('Paragraph style')).toBeFocused();
    await canvas(page).getByRole('button', { name: 'Link', exact: true }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Link' }).getByLabel('Link to')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(block.locator('.ProseMirror')).toBeFocused();
    await page.keyboard.type(' more');
    await expect(block.locator('[data-rich-text]')).toHaveText('No link any more');
    await openPublish(page);
    await expect(dialog.getByText('No problems found.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish changes' }).click();
    const live = page.getByRole('link', { name: 'View live page' });
    await expect(live).toHaveAttribute('href', `${product.siteUrl}/to-be-mended`);
    await expect(dialog).toBeHidden();
  },
);

// In each run: `PublishDialog.test.tsx` and `server/publishing/checks/check-page.test.ts`.
test(
  'an administrator publishes despite an error, with a reason that is recorded',
  LONG_ONLY,
  async ({ page, product }) => {
    await createUser(product.folder, 'root', 'admin');
    await savePage(product, 'cannot-wait');
    await openEditor(page, product, '/cannot-wait', 'root');
    await openPublish(page);
    const dialog = page.getByRole('dialog', { name: 'Publish page' });
    await dialog.getByText('Publish anyway, with a reason').click();
    await dialog.getByLabel('Reason').fill('The page comes tomorrow');
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(page.getByText(/^Live in/)).toBeVisible();
    const trail = await (await logIn(product.editorUrl, 'root')).get<{ entries: { subject: string }[] }>('audit/list', {
      action: 'publish with errors',
    });
    expect(trail.entries[0]?.subject).toContain('The page comes tomorrow');
  },
);

// In each run: `server/publishing/checks/check-page.test.ts`; what the browser measures is left to the long form.
test('the page itself shows advice on contrast and names', LONG_ONLY, async ({ page, product }) => {
  await openEditor(page, product, '/privacy');
  await openPublish(page);
  const dialog = page.getByRole('dialog', { name: 'Publish page' });
  await dialog.getByRole('button', { name: 'Run accessibility check' }).click();
  await expect(dialog.getByText('No accessibility problems found.')).toBeVisible();
});

async function openPublish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish page/ }).click();
}

/** A page whose only block links nowhere. */
async function savePage(product: RunningProduct, slug: string): Promise<void> {
  const client = await logIn(product.editorUrl, 'ada');
  const { domain } = await client.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
  const text = '<p><a href="/nowhere-at-all">There</a></p>';
  const contents = [{ componentType: 'ColumnContent', key: 'words', heading: 'Words', text }];
  await save(client, { domainId: domain._id, slug, header: { heading: 'A heading' }, contents });
}

const save = (client: EditingClient, page: object) => client.post('page/save', { page, collection: 'pages' });
