import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { violationsIn } from './axe.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

test('what an editor types is saved by itself, survives a closed tab, and is one named version', async ({
  page,
  product,
  context,
}) => {
  test.setTimeout(120_000);
  await openEditor(page, product, '/help-out');
  const heading = canvas(page).getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await heading.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Come and help');
  const save = page.getByRole('button', { name: 'Save page' });
  await expect(save).toHaveAttribute('aria-describedby', /./);
  await expect(save, 'saved by itself').not.toHaveAttribute('aria-describedby', /./);
  await expect(page.getByText('Page Saved')).toHaveCount(0);
  await page.close();

  const again = await context.newPage();
  await openEditor(again, product, '/help-out');
  const title = canvas(again).getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Come and help');
  await expect(again.getByRole('alertdialog')).toHaveCount(0);

  await again.getByRole('button', { name: 'Page settings' }).click();
  await again.getByRole('tab', { name: 'History' }).click();
  const newest = again.getByRole('table', { name: 'Versions' }).getByRole('row').nth(1);
  await expect(newest).toContainText('Autosaved');
  await expect(newest).toContainText('today');
  await newest.getByRole('button', { name: /^Name version/ }).click();
  await again.getByLabel('Name', { exact: true }).fill('Before the fair');
  await again.getByRole('button', { name: 'Save name' }).click();
  await expect(newest).toContainText('Before the fair');
  expect(await violationsIn(again, '[role="dialog"]'), 'the versions').toEqual([]);

  await again.getByRole('button', { name: 'Restore version 1', exact: true }).click();
  await expect(again.getByText('Version restored', { exact: true })).toBeVisible();
  await again.keyboard.press('Escape');
  await expect(title).toHaveText(before);
  await again.keyboard.press('ControlOrMeta+z');
  await expect(title, 'undo takes a restore back').toHaveText('Come and help');
});

// In each run: `finished-content.test.ts` (stored, refused at publishing), `PublishDialog.test.tsx` (leads to the field).
test(
  'an unfinished list entry is saved with the page, and asked for at publishing',
  LONG_ONLY,
  async ({ page, product }) => {
    test.setTimeout(120_000);
    const { post } = await logIn(product.editorUrl, 'ada');
    const box = { componentType: 'NewsletterBox', key: 'news', heading: 'Letters', subscribe: { listId: 'list' } };
    const choice = { type: 'select', label: 'Kind', name: 'kind', options: ['a;;b'] };
    const form = { componentType: 'Form', key: 'form', title: 'Write', recipient: 'half', fields: [choice] };
    const small = {
      domainId: DOMAIN_ID,
      slug: 'our-letters',
      header: { heading: 'Letters from us' },
      contents: [box, form],
    };
    await post('page/save', { page: small, collection: 'pages' });
    await openEditor(page, product, '/our-letters');
    const saves: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/api/page/save')) saves.push(answer.status());
    });
    await canvas(page)
      .locator('[data-block="news"]')
      .click({ position: { x: 4, y: 4 } });
    const panel = page.getByRole('complementary', { name: 'Settings' });
    await page.getByRole('button', { name: 'Settings panel' }).click();
    await panel.getByRole('button', { name: 'Add item' }).click();
    await expect(panel.getByText('An ID for the field is required!')).toBeVisible();
    await expect.poll(() => saves).toEqual([200]);
    await expect(page.getByText('Not saved')).toHaveCount(0);

    await page.reload();
    await expect(canvas(page).locator('[data-block="news"]')).toBeVisible();
    await expect(page.getByRole('alertdialog'), 'nothing is left in this browser only').toHaveCount(0);
    const publish = page.getByRole('region', { name: 'Top bar' }).getByRole('button', { name: 'Publish', exact: true });
    await publish.click();
    const missing = 'Newsletter with picture, Form fields 2, Id: An ID for the field is required!';
    const dialog = page.getByRole('dialog', { name: 'Publish page' });
    await expect(dialog.getByRole('button', { name: 'Publish changes' })).toBeDisabled();
    await dialog.getByRole('button', { name: missing }).click();
    await expect(panel.getByLabel('Id', { exact: true })).toBeFocused();
    await expect(panel.getByLabel('Id', { exact: true })).toHaveValue('');
    const places = { 'Form, Manage fields 1, Options': 'Option 1', 'Form, Send to': 'Send to' };
    for (const [place, label] of Object.entries(places)) {
      await publish.click();
      await dialog.getByRole('button', { name: `${place}: ` }).click();
      await expect(panel.getByLabel(label, { exact: true })).toBeFocused();
    }
  },
);

// In each run: `keep-saved.test.ts`.
test(
  'what the service refuses is sent once, and the page says why until it is changed',
  LONG_ONLY,
  async ({ page, product }) => {
    await page.addInitScript(() => {
      window.pagewrightPause = 300;
    });
    await openEditor(page, product, '/privacy');
    let sent = 0;
    await page.route('**/api/page/save', (route) => {
      sent += 1;
      return route.fulfill({ status: 400, json: { status: 400, error: { message: 'The page is too deep' } } });
    });
    const heading = canvas(page).getByRole('heading', { level: 1 });
    await heading.click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(page.getByText('Not saved: The page is too deep')).toBeVisible();
    await page.waitForTimeout(1500); // five pauses
    expect(sent).toBe(1);
    expect(await violationsIn(page, '[role="status"]'), 'the notice').toEqual([]);
    await page.unroute('**/api/page/save');
    await page.keyboard.type('!');
    await expect(page.getByText('Not saved: The page is too deep')).toHaveCount(0);
  },
);
