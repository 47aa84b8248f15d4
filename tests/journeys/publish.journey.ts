import { createUser, logIn } from '../editing-client.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

test('a new user edits a sentence, publishes, and a visitor sees it', async ({ page, product, browser }) => {
  await openEditor(page, product, '/about');
  const heading = canvas(page).getByRole('heading', { level: 1 });
  await heading.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('We came in by the side gate');

  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('Page Saved')).toBeVisible();

  await page.getByRole('button', { name: /^Publish page/ }).click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Page Published')).toBeVisible();
  await expect(page.getByText(/Live in \d+ ms, \d+ pages? updated/)).toBeVisible();

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`${product.siteUrl}/about`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We came in by the side gate');
  await visitor.close();
});

// In each run: `PublishDialog.test.tsx` and `sets.test.ts`.
test(
  'what waits elsewhere, be it one half-written page, is published only when it is chosen',
  LONG_ONLY,
  async ({ page, product }) => {
    const ada = await logIn(product.editorUrl, 'ada');
    const { domain } = await ada.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
    const half = { domainId: domain._id, slug: 'half-written', header: { heading: 'Half a' } };
    await ada.post('page/save', { page: half, collection: 'pages' });
    // Other journeys leave drafts behind: this is the only thing that waits.
    await page.route('**/api/publish/waiting?*', async (route) => {
      const { items } = (await (await route.fetch()).json()) as { items: { slug: string | null }[] };
      await route.fulfill({ json: { items: items.filter(({ slug }) => slug === 'half-written') } });
    });
    await openEditor(page, product, '/privacy');
    await page.getByRole('button', { name: /^Publish page/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish page' });
    await expect(dialog.getByText('Visitors see the current version of this page.')).toBeVisible();
    const boxes = dialog.getByRole('group', { name: 'Other unpublished changes' }).getByRole('checkbox');
    await expect(boxes).toHaveCount(1);
    await expect(boxes).not.toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Choose what to publish' })).toBeDisabled();
    await boxes.check();
    await expect(dialog.getByRole('button', { name: 'Publish changes' })).toBeEnabled();
  },
);

// In each run: `PublishDialog.test.tsx`; what moves is left to the long form.
test(
  'what is about to be pressed stays in place while the rest of the dialog arrives',
  LONG_ONLY,
  async ({ page, product }) => {
    const ada = await logIn(product.editorUrl, 'ada');
    const { domain } = await ada.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
    const contents = [{ componentType: 'Headline', key: 'day', title: 'Doors open at ten' }];
    const asked = { domainId: domain._id, slug: 'asked-about', header: { heading: 'Asked' }, contents };
    const { _id } = await ada.post<{ _id: string }>('page/save', { page: asked, collection: 'pages' });
    for (const name of ['dora', 'emil', 'fritz']) {
      await createUser(product.folder, name, 'editor');
      const reviewers = [{ kind: 'guest', id: `${name}@example.com`, name: 'Jo' }];
      const about = { items: [{ kind: 'page', _id }], purpose: 'review', text: 'Is this right? '.repeat(30) };
      await (await logIn(product.editorUrl, name)).post('review/ask', { domainId: domain._id, reviewers, ...about });
    }
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/review/list?*', async (route) => {
      await promise;
      await route.continue();
    });
    await openEditor(page, product, '/asked-about');
    await page.getByRole('button', { name: /^Publish page/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish page' });
    const button = dialog.getByRole('button', { name: 'Publish changes' });
    const pressed = [dialog.getByRole('checkbox', { name: /^Asked/ }), button];
    const places = () => Promise.all(pressed.map((one) => one.boundingBox()));
    await expect(button).toBeEnabled();
    const before = await places();
    answer();
    await expect(dialog.getByText(/Waits for Jo/)).toHaveCount(3);
    expect(await places()).toEqual(before);
  },
);
