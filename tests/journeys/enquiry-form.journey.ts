import type { Page } from 'playwright/test';
import { logIn } from '../editing-client.ts';
import { violations } from './axe.ts';
import { expect, LONG_ONLY, test } from './journey.ts';

interface Submissions {
  formSubmissions: { form: Record<string, string> }[];
}

const FIELDS = [
  { type: 'text', name: 'name', label: 'Your name', required: true, halfWidth: true },
  { type: 'email', name: 'email', label: 'Email', required: true, halfWidth: true },
  { type: 'phone', name: 'phone', label: 'Phone' },
  { type: 'select', name: 'topic', label: 'Topic', options: ['Visiting', 'Volunteering'], placeholder: 'Choose one' },
  { type: 'multipleChoice', name: 'days', label: 'Days', options: ['Monday', 'Friday'] },
  { type: 'textArea', name: 'message', label: 'Message' },
  { type: 'checkbox', name: 'agree', label: 'I agree', required: true },
];

async function publishForm(editorUrl: string, identifier: string) {
  const ada = await logIn(editorUrl, 'ada');
  const { domain } = await ada.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
  const block = {
    ...{ componentType: 'Form', key: 'form1', title: 'Write to us', identifier, recipient: 'office@example.org' },
    ...{ subject: 'Enquiry', successMessage: '<p>Thank you for writing.</p>', trackInGA: true, fields: FIELDS },
  };
  await ada.post('page/publishPage', {
    page: { domainId: domain._id, slug: identifier, header: { heading: 'Contact' }, contents: [block] },
  });
  const received = async () =>
    (await ada.get<Submissions>('forms/getSubmissions', { identifier })).formSubmissions.map(({ form }) => form);
  return { received };
}

async function fillIn(page: Page) {
  await page.getByLabel('Your name').fill('Ben');
  await page.getByLabel('Email').fill('ben@example.org');
  const phone = page.getByLabel('Phone');
  await phone.pressSequentially('02345678');
  await phone.press('Home');
  await phone.press('ArrowRight');
  await phone.pressSequentially('41');
  await page.getByLabel('Topic').selectOption('Volunteering');
  await page.getByLabel('Friday').check();
  await page.getByLabel('Message').fill('I can bake.');
  await page.getByLabel('I agree').check();
}

const open = async (page: Page, address: string) => {
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(200);
  await page.locator('astro-island[component-url*="Form"]:not([ssr])').waitFor();
};

const send = (page: Page) => page.getByRole('button', { name: 'Send enquiry' }).click();

test('a visitor fills in a form and is told what is missing, and an editor reads the submission', async ({
  page,
  product,
}) => {
  const { received } = await publishForm(product.editorUrl, 'write-to-us');
  await open(page, `${product.siteUrl}/write-to-us`);
  expect(await violations(page)).toEqual([]);

  await send(page);
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByText('This field is required')).toHaveCount(3);
  await fillIn(page);
  await send(page);
  await expect(page.getByRole('status')).toContainText('Thank you for writing.');
  await expect(page.getByRole('button', { name: 'Success!' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('');
  const events = await page.evaluate(() => window.dataLayer);
  expect(events).toContainEqual({ event: 'formSubmission', identifier: 'write-to-us' });
  expect(await received()).toEqual([
    {
      ...{ name: 'Ben', email: 'ben@example.org', phone: '0412 345 678', topic: 'Volunteering', days: 'Friday' },
      ...{ message: 'I can bake.', agree: 'true' },
    },
  ]);
  await page.getByLabel('Your name').fill('A');
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeVisible();
});

test('a visitor loses no input when the service cannot be reached', async ({ page, product }) => {
  const { received } = await publishForm(product.editorUrl, 'unreachable');
  await open(page, `${product.siteUrl}/unreachable`);
  await fillIn(page);
  await page.route('**/api/forms/*', (route) => route.fulfill({ status: 404, body: 'Not here' }));
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Your answers are still here; please try again');
  await expect(page.getByLabel('Message')).toHaveValue('I can bake.');
  await page.unroute('**/api/forms/*');
  await send(page);
  await expect(page.getByRole('button', { name: 'Success!' })).toBeVisible();
  expect(await received()).toHaveLength(1);
});

test('a visitor reads, filters and searches while the service is down', async ({ page, product }) => {
  await page.route(`${product.editorUrl}/**`, (route) => route.abort());
  await page.goto(`${product.siteUrl}/library`);
  const found = page.locator('#Hub').getByRole('status');
  const all = await found.textContent();
  await page.getByRole('checkbox', { name: 'Toolkit', exact: true }).check();
  await expect(found).not.toHaveText(all ?? '');
  await page.goto(`${product.siteUrl}/search?q=garden`);
  await expect(page.getByRole('status')).toHaveText(/“garden”/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // In each run: `Form.test.tsx`.
  test('a form says that it needs JavaScript', LONG_ONLY, async ({ page, product }) => {
    await publishForm(product.editorUrl, 'scriptless');
    await expect.poll(async () => (await page.goto(`${product.siteUrl}/scriptless`))?.status()).toBe(200);
    // Chromium driven by Playwright does not render <noscript>, so its text is checked in the page's source.
    expect(await page.content()).toContain('This form needs JavaScript.');
    await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeHidden();
  });
});
