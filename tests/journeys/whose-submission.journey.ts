import type { Page } from 'playwright/test';
import { type EditingClient, logIn } from '../editing-client.ts';
import { expect, LONG_ONLY, openEditor, test } from './journey.ts';

interface Received {
  formSubmissions: { settings: { recipient: string }; form: Record<string, string> }[];
}

const form = (identifier: string, recipient: string, key = 'form1') => ({
  ...{ componentType: 'Form', key, title: `Write to ${recipient}`, identifier, recipient, subject: 'Enquiry' },
  fields: [
    { type: 'text', name: 'name', label: 'Your name', required: true },
    { type: 'phone', name: 'phone', label: 'Phone' },
  ],
});

async function publish(ada: EditingClient, slug: string, contents: object[], more: object = {}) {
  const { domain } = await ada.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
  const page = { domainId: domain._id, slug, title: slug, header: { heading: slug }, contents };
  return ada.post<{ _id: string }>('page/publishPage', { page, ...more });
}

const open = async (page: Page, address: string) =>
  expect.poll(async () => (await page.goto(address))?.status()).toBe(200);

async function write(page: Page, recipient: string, name: string, phone: string) {
  const sheet = page.getByRole('form', { name: `Write to ${recipient}` });
  await sheet.scrollIntoViewIfNeeded();
  await page.locator('astro-island:not([ssr])').filter({ has: sheet }).waitFor();
  await sheet.getByLabel('Your name').fill(name);
  await sheet.getByLabel('Phone').pressSequentially(phone);
  await expect(sheet.getByLabel('Phone')).toHaveValue(phone);
  await sheet.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(sheet.getByRole('button', { name: 'Success!' })).toBeVisible();
}

// In each run: `security/whose-form.test.ts`, `server/forms/assign-submission.test.ts`, `dashboard-forms.test.tsx`; `enquiry-form` sends.
test(
  'what visitors send goes to the form on their page, and an editor assigns what an old page sent',
  LONG_ONLY,
  async ({ page, product }) => {
    const ada = await logIn(product.editorUrl, 'ada');
    const section = { title: 'Ask us', slug: '' };
    const { domain } = await ada.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
    const { _id: sectionId } = await ada.post<{ _id: string }>('page/publishPage', {
      page: { ...section, domainId: domain._id, contents: [form('ask', 'section@example.org')] },
      collection: 'sections',
    });
    await publish(ada, 'write', [form('ask', 'first@example.org')]);
    const shown = { componentType: 'Section', key: 's1', sectionId };
    const columns = { componentType: 'ThreeColumnContent', key: 'c1', left: [form('ask', 'column@example.org', 'f2')] };
    await publish(ada, 'write-2', [form('ask', 'second@example.org'), shown, columns]);

    await open(page, `${product.siteUrl}/write`);
    await write(page, 'first@example.org', 'Ann', '+44 20 7946 0958');
    await open(page, `${product.siteUrl}/write-2`);
    await write(page, 'second@example.org', 'Ben', '020 7946 0958');
    await write(page, 'section@example.org', 'Cleo', '0412 345 678');
    await write(page, 'column@example.org', 'Dan', '+1 (212) 555-0123 ext. 12');
    const received = async () => {
      const { formSubmissions } = await ada.get<Received>('forms/getSubmissions', { identifier: 'ask' });
      return formSubmissions.map((one) => [one.settings.recipient, one.form.name, one.form.phone]);
    };
    expect(await received()).toEqual([
      ['column@example.org', 'Dan', '+1 (212) 555-0123 ext. 12'],
      ['section@example.org', 'Cleo', '0412 345 678'],
      ['second@example.org', 'Ben', '020 7946 0958'],
      ['first@example.org', 'Ann', '+44 20 7946 0958'],
    ]);

    // A page that was loaded before pages named their blocks.
    const status = await page.evaluate(async (apiUrl) => {
      const body = JSON.stringify({ settings: { identifier: 'ask' }, form: { name: 'Eve', phone: '' }, website: '' });
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(`${apiUrl}/api/forms/submit`, { method: 'POST', headers, body })).status;
    }, product.editorUrl);
    expect(status).toBe(200);
    expect((await received())[0]).toEqual(['', 'Eve', '']);

    await openEditor(page, product, '/about');
    await page.getByRole('button', { name: 'Dashboard' }).click();
    await page.getByRole('tab', { name: 'Form Submissions' }).click();
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await page.getByRole('checkbox', { name: 'Unassigned' }).check();
    const rows = page.getByRole('table', { name: 'Form submissions' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    const row = rows.filter({ hasText: 'Unassigned' });
    await row.getByRole('button').click();
    const part = page.getByRole('region', { name: 'Unassigned' });
    await part.getByLabel('Sent from').selectOption('“write-2” (/write-2), to second@example.org');
    await part.getByRole('button', { name: 'Assign and send emails' }).click();
    await expect(row).toHaveCount(0);
    expect((await received())[0]).toEqual(['second@example.org', 'Eve', '']);
  },
);

// In each run: `subscribe.test.ts`.
test('each newsletter box of one list asks for its own fields', LONG_ONLY, async ({ page, product }) => {
  const ada = await logIn(product.editorUrl, 'ada');
  const email = { id: 'email_address', name: 'Email Address', type: 'email', required: true };
  const phone = { id: 'PHONE', name: 'Phone', type: 'phone', required: true };
  const box = (key: string, heading: string, fields: object[]) => ({
    ...{ componentType: 'NewsletterBoxWithoutImage', key, heading },
    subscribe: { listId: 'letters-of-two', fields, successMessage: `Thanks from ${heading}` },
  });
  await publish(ada, 'letters-of-two', [box('n1', 'Long', [email, phone]), box('n2', 'Short', [email])]);
  await open(page, `${product.siteUrl}/letters-of-two`);
  const [long, short] = [page.locator('form[data-key="n1"]'), page.locator('form[data-key="n2"]')];
  await short.getByLabel('Email Address').fill('ann@example.org');
  await short.getByRole('button').click();
  await expect(short.getByRole('status')).toHaveText('Thanks from Short');
  await long.getByLabel('Email Address').fill('ben@example.org');
  await long.getByLabel('Phone').fill('call me');
  await long.getByRole('button').click();
  await expect(long.getByText('A valid phone number is required')).toBeVisible();
  await long.getByLabel('Phone').fill('+442079460958');
  await long.getByRole('button').click();
  await expect(long.getByRole('status')).toHaveText('Thanks from Long');
  const { subscribers } = await ada.get<{ subscribers: { email: string; values: object }[] }>('subscribers/list');
  expect(subscribers.filter(({ email: address }) => /^(?:ann|ben)@/.test(address))).toMatchObject([
    { email: 'ben@example.org', values: { PHONE: '+442079460958' } },
    { email: 'ann@example.org', values: {} },
  ]);
});
