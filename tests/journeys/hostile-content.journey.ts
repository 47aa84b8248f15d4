import type { Page } from 'playwright/test';
import { logIn } from '../editing-client.ts';
import { HOSTILE_MARKUP } from '../security/hostile-markup.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

declare global {
  interface Window {
    /** Set by any hostile content that runs. */
    pwned?: number;
    /** Violations of a page's policy. */
    stopped?: string[];
  }
}

const hasRun = (page: Page) => Promise.all(page.frames().map((frame) => frame.evaluate(() => window.pwned)));

/** Elements that react to hover, focus or opening. */
async function touchEverything(page: Page): Promise<void> {
  for (const part of await page.getByRole('main').locator('a, p, h2').all()) await part.hover({ force: true });
  await page.keyboard.press('Tab');
}

async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.stopped = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.stopped?.push(`${violatedDirective} ${blockedURI}`);
    });
  });
}

// In each run: `security/content.test.ts` (what is stored and rendered), `rich-text` (what is pasted), and the policy below.
test(
  'the hostile content of an editor does not run, neither for visitors nor in the editor',
  LONG_ONLY,
  async ({ page, product }) => {
    const ada = await logIn(product.editorUrl, 'ada');
    const { domain } = await ada.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
    const contents = HOSTILE_MARKUP.map((paragraph, number) => ({
      ...{ componentType: 'LeftRightContent', key: `k${number}`, heading: `Number ${number}`, paragraph },
    }));
    await ada.post('page/publishPage', { page: { domainId: domain._id, slug: 'hostile', contents } });
    await watchPolicy(page);
    await expect.poll(async () => (await page.goto(`${product.siteUrl}/hostile`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Number 3', exact: true })).toBeAttached();
    await touchEverything(page);
    expect(await hasRun(page)).toEqual([undefined]);
    expect(await page.evaluate(() => window.stopped)).toEqual([]);

    await openEditor(page, product, '/hostile');
    await expect(canvas(page).getByRole('heading', { name: 'Number 3', exact: true })).toBeAttached();
    expect((await hasRun(page)).filter(Boolean)).toEqual([]);
  },
);

test('a script that reached a page anyway is blocked by its policy', async ({ browser, product }) => {
  for (const address of [product.siteUrl, product.editorUrl]) {
    const page = await browser.newPage();
    await watchPolicy(page);
    await page.goto(address);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.pwned = 1';
      document.body.append(script);
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.pwned = 1');
      image.src = 'data:,x';
      document.body.append(image);
      const frame = document.createElement('object');
      frame.data = 'https://evil.example/';
      document.body.append(frame);
    });
    await expect.poll(() => page.evaluate(() => window.stopped?.length)).toBeGreaterThanOrEqual(2);
    expect(await page.evaluate(() => window.pwned)).toBeUndefined();
    await page.close();
  }
});

// In each run: `dashboard-forms.test.tsx`.
test("an editor reads a hostile visitor's submission as text", LONG_ONLY, async ({ page, product }) => {
  const ada = await logIn(product.editorUrl, 'ada');
  const { domain } = await ada.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
  const evil = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
  const fields = [{ type: 'text', name: evil, label: evil }];
  const block = { componentType: 'Form', key: 'f', identifier: evil.slice(0, 36), recipient: 'office@example.org' };
  const contents = [{ ...block, subject: evil, fields }];
  await ada.post('page/publishPage', { page: { domainId: domain._id, slug: 'hostile-form', contents } });
  const sent = await fetch(`${product.editorUrl}/api/forms/submit`, {
    method: 'POST',
    headers: { origin: product.siteUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ settings: { identifier: block.identifier }, form: { [evil]: `${evil} javascript:x` } }),
  });
  expect(sent.status).toBe(200);

  await openEditor(page, product, '/about');
  await page.getByRole('button', { name: 'Dashboard' }).click();
  await page.getByRole('tab', { name: 'Form Submissions' }).click();
  const row = page.getByRole('row').filter({ hasText: block.identifier });
  await expect(row).toBeVisible();
  await row.getByRole('button').first().click();
  await expect(page.getByText(`${evil} javascript:x`)).toBeVisible();
  await expect(page.getByRole('definition').or(page.getByRole('term')).filter({ hasText: evil }).first()).toBeVisible();
  expect((await hasRun(page)).filter(Boolean)).toEqual([]);
});
