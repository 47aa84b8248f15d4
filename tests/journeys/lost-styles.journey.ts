import { expect, openEditor, test } from './journey.ts';

test('a dialog whose styles failed to load looks right when an editor opens it', async ({ browser, product }) => {
  const page = await browser.newPage(); // its console may report the failed load
  const shell = await (await fetch(`${product.editorUrl}/about`)).text();
  const lost = new Set<string>();
  await page.route(/\/_editor\/assets\/[^/]+\.css$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isLost = !shell.includes(pathname) && !lost.has(pathname);
    lost.add(pathname);
    await (isLost ? route.abort() : route.continue());
  });
  const loss = page.waitForEvent('requestfailed', (request) => request.frame() === page.mainFrame());
  await openEditor(page, product, '/about');
  await loss;
  await page.getByRole('button', { name: 'Page settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Page settings' })).toHaveCSS('position', 'fixed');
  await page.close();
});
