import { canvas, expect, openEditor, test } from './journey.ts';

test('the original opens where the page is, past the blocks of closed tabs', async ({ page, product }) => {
  await openEditor(page, product, '/ar/من-نحن');
  const tabs = canvas(page).locator('[data-block="about-2"]');
  await tabs.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top + 50));
  await page.getByRole('button', { name: 'Language: Arabic' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Original beside the page' }).click();
  const original = page.frameLocator('#original').locator('[data-block="about-2"]');
  const top = () => original.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(0);
  expect(await top()).toBeGreaterThan(-200);
});
