import { violations } from './axe.ts';
import { canvas, expect, openEditor, test } from './journey.ts';

test.use({ autosaves: true });

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
  const save = page.getByRole('button', { name: 'Save Page' });
  await expect(save).toHaveAttribute('aria-describedby', /./);
  await expect(save, 'saved by itself').not.toHaveAttribute('aria-describedby', /./);
  await expect(page.getByText('Page Saved')).toHaveCount(0);
  await page.close();

  const again = await context.newPage();
  await openEditor(again, product, '/help-out');
  const title = canvas(again).getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Come and help');
  await expect(again.getByRole('alertdialog')).toHaveCount(0);

  await again.getByRole('button', { name: 'Open Page Settings' }).click();
  await again.getByRole('tab', { name: 'History' }).click();
  const newest = again.getByRole('table', { name: 'Versions' }).getByRole('row').nth(1);
  await expect(newest).toContainText('Autosaved');
  await expect(newest).toContainText('today');
  await newest.getByRole('button', { name: /^Name version/ }).click();
  await again.getByLabel('Name', { exact: true }).fill('Before the fair');
  await again.getByRole('button', { name: 'Save name' }).click();
  await expect(newest).toContainText('Before the fair');
  expect(await violations(again), 'the versions').toEqual([]);

  await again.getByRole('button', { name: 'Restore version 1', exact: true }).click();
  await expect(again.getByText('Version Restored', { exact: true })).toBeVisible();
  await again.keyboard.press('Escape');
  await expect(title).toHaveText(before);
  await again.keyboard.press('ControlOrMeta+z');
  await expect(title, 'undo takes a restore back').toHaveText('Come and help');
});
