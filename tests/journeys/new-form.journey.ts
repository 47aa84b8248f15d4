import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

// In each run: `AddBlockDialog.test.tsx` (how it is added), `checks/problems.test.ts` (what it wants), `enquiry-form` (the rest).
test(
  'an editor adds a form with two presses and two entries, and reads what a visitor sends',
  LONG_ONLY,
  async ({ page, product }) => {
    const { post } = await logIn(product.editorUrl, 'ada');
    const contents = [{ componentType: 'Headline', key: 'ask', title: 'Ask us' }];
    const header = { heading: 'Visits' };
    await post('page/save', {
      page: { domainId: DOMAIN_ID, slug: 'visits', template: 'generic', title: 'Visits', header, contents },
    });
    await openEditor(page, product, '/visits');
    await canvas(page).getByRole('heading', { name: 'Ask us' }).click(); // the place, not the form

    await page.keyboard.press('ControlOrMeta+/');
    await page.getByRole('combobox', { name: 'Search components' }).fill('contact form');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: 'Settings' });
    const sheet = canvas(page).locator('[data-block] form');
    await expect(sheet.getByLabel('Message')).toBeVisible();
    await panel.getByLabel('Name in the list of submissions').click();
    await page.keyboard.type('Visits');
    await expect(panel.getByText('Enter “Send to”. Visitors do not see')).toBeVisible();
    await panel.getByLabel('Send to').click();
    await page.keyboard.type('office@example.org');
    await expect(sheet.getByRole('button', { name: 'Send enquiry' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Page Saved')).toBeVisible();

    // Published as it is, it has nothing to correct.
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /Publish/ });
    await expect(dialog.getByText('No problems found')).toBeVisible();
    await dialog
      .getByRole('button', { name: /^Publish/ })
      .last()
      .click();
    await expect.poll(async () => (await page.request.get(`${product.siteUrl}/visits`)).status()).toBe(200);

    const visitor = await page.context().newPage();
    await visitor.goto(`${product.siteUrl}/visits`);
    await visitor.locator('astro-island[component-url*="Form"]:not([ssr])').waitFor();
    await visitor.getByLabel('Name').fill('Lee');
    await visitor.getByLabel('Email').fill('lee@example.com');
    await visitor.getByLabel('Message').fill('Is there a ramp?');
    await visitor.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(visitor.getByRole('button', { name: 'Success!' })).toBeVisible();
    await visitor.close();

    await page.evaluate(`window.pagewright.store.setState({ dialog: { kind: 'dashboard', tab: 'Form Submissions' } })`);
    const row = page.getByRole('row', { name: /Lee · lee@example\.com · Is there a ramp\?/ });
    await expect(row).toContainText('Enquiry from Lee');
  },
);
