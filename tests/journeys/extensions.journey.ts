import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PRODUCT } from '#build/site-folder/site-folder.mjs';
import { createUser, logIn } from '../editing-client.ts';
import { runProgram } from '../run-program.ts';
import { discard, environment, type RunningProduct, startProduct } from '../running-product.ts';
import { test as base, canvas, expect, LONG_ONLY, openEditor } from './journey.ts';

/** What is wrong in a copy of the example, beside what works in it. */
const BROKEN = {
  'checks/unreadable.ts': 'export default {',
  'checks/throws.ts':
    "import { defineCheck } from 'pagewright/extend';\nexport default defineCheck(() => { throw new Error('this check broke'); });\n",
  'routes/throws.ts':
    "import { defineRoute, z } from 'pagewright/extend';\nexport default defineRoute({ method: 'GET', access: 'editor', payload: z.object({}), answer: () => { throw new Error('this route broke'); } });\n",
  'tabs/half.tsx': 'export default {\n  Panel: () => <p>half< };\n',
};

/** Compiled output knows where its site folder is, so both have a place of their own. */
const FOLDER = join(PRODUCT, '.compiled', 'example');
const SITE = { SITE_DIR: join(FOLDER, 'site'), COMPILED_DIR: join(FOLDER, 'compiled'), DEMO: '0' };

interface World extends RunningProduct {
  /** What was posted to the CDN and the chat. */
  posted: string[];
  compiled: string;
}

const test = base.extend<object, { world: World }>({
  world: [
    async ({ browserName: _browser }, use) => {
      await rm(SITE.SITE_DIR, { recursive: true, force: true });
      await cp(join(PRODUCT, 'site/examples/library'), SITE.SITE_DIR, { recursive: true });
      for (const [file, text] of Object.entries(BROKEN)) await writeFile(join(SITE.SITE_DIR, file), text);
      const posted: string[] = [];
      const outside = createServer((request, response) => {
        request.on('data', (bytes) => posted.push(`${request.url} ${String(bytes)}`));
        request.on('end', () => response.end());
      }).listen(0, '127.0.0.1');
      await once(outside, 'listening');
      const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
      const compiled = await runProgram(['editor-service/cli/compile.ts'], SITE);
      const env = { ...SITE, LIBRARY_CDN: `${address}/cdn`, LIBRARY_CHAT: `${address}/chat` };
      const product = await startProduct({ env });
      await createUser(product.folder, 'ada', 'admin');
      await use({ ...product, posted, compiled });
      await discard(product);
      outside.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const tip = (key: string, title: string, stars: number) => ({ componentType: 'BookTip', key, title, stars });
const FORM = {
  ...{ componentType: 'Form', key: 'form', identifier: 'wishes', recipient: 'desk@example.org', subject: 'A wish' },
  fields: [{ type: 'text', name: 'book', label: 'Book' }],
};

// In each run: `load-extensions.test.ts`, `broken-extensions.test.ts`, `server/extensions/extensions.test.ts` and `own-parts.test.tsx`.
test(
  'a site folder adds to editor and service, and what fails in it stops neither',
  LONG_ONLY,
  async ({ page, world }) => {
    const { editorUrl, siteUrl, posted, output } = world;
    await expect.poll(output).toContain('site folder: checks/unreadable.ts: ');
    const ada = await logIn(editorUrl, 'ada');
    const contents = [tip('one', 'Emma', 4), tip('two', 'Emma', 0), FORM];
    await ada.post('page/save', { page: { domainId: 'main', slug: 'tips', header: { heading: 'Tips' }, contents } });

    await test.step('a control of its own changes a field in the panel', async () => {
      await openEditor(page, world, '/tips');
      await canvas(page).locator('[data-block="two"]').click();
      await page.getByRole('button', { name: 'Settings panel' }).click();
      const stars = page.getByRole('group', { name: 'Stars' });
      await expect(stars.getByRole('button')).toHaveCount(5);
      await stars.getByRole('button', { name: '3 stars' }).click();
      await expect(stars.getByRole('button', { name: '3 stars' })).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas(page).getByRole('img', { name: '3 of 5 stars' })).toBeVisible();
      await page.getByRole('button', { name: 'Save page' }).click();
      await expect(page.getByText('Page Saved')).toBeVisible();
    });

    await test.step('a check prevents publishing, one that fails does not, and a call counts both', async () => {
      await page.getByRole('button', { name: /^Publish page/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Publish page' });
      const found = dialog.getByRole('list', { name: 'Found by the checks' });
      await expect(found).toContainText('“Emma” is on this page twice. Remove one of them.');
      await expect(found).toContainText('site folder: checks/throws.ts: this check broke');
      await expect(dialog.getByRole('button', { name: 'Publish changes' })).toBeDisabled();
      const { _id } = await ada.get<{ _id: string }>('page/load', { domainId: 'main', slug: 'tips' });
      const set = { domainId: 'main', items: [{ kind: 'page', _id }], checks: {} };
      await expect(ada.post('publish/set', set)).rejects.toThrow(/400 .*is on this page twice/);
      await found.getByRole('button', { name: /is on this page twice/ }).click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Persuasion');
    });

    await test.step('a command of the palette changes the page', async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+K');
      const palette = page.getByRole('dialog', { name: 'Go to' });
      await palette.getByRole('combobox').fill('five stars');
      await expect(palette.getByRole('option', { selected: true })).toContainText('Give every book five stars');
      await page.keyboard.press('Enter');
      await expect(page.getByText('2 books have five stars')).toBeVisible();
      await expect(canvas(page).getByRole('img', { name: '5 of 5 stars' })).toHaveCount(2);
    });

    await test.step('after a publish its hook is told', async () => {
      await page.getByRole('button', { name: /^Publish page/ }).click();
      await page.getByRole('button', { name: 'Publish changes' }).click();
      await expect(page.getByText(/^Live in/)).toBeVisible();
      await expect.poll(() => posted.filter((one) => one.startsWith('/cdn')).join()).toContain('"/tips"');
      expect(await (await fetch(`${siteUrl}/tips`)).text()).toContain('aria-label="5 of 5 stars"');
      await page.keyboard.press('Escape');
    });

    await test.step('a tab of the dashboard asks a route', async () => {
      await page.keyboard.press('ControlOrMeta+K');
      await page.keyboard.type('books tips');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Show its books' }).click();
      await expect(page.getByRole('row', { name: 'Persuasion 5' })).toBeVisible();
      await page.getByRole('tab', { name: 'half' }).click();
      await expect(page.getByText('site folder: tabs/half.tsx: line 2: Unexpected token')).toBeVisible();
    });

    await test.step('a route has the guards of every call', async () => {
      const from = (origin: string, path: string) => fetch(`${editorUrl}/api/own/${path}`, { headers: { origin } });
      const visitor = await from(siteUrl, 'books?page=tips');
      expect([visitor.status, visitor.headers.get('access-control-allow-origin')]).toEqual([200, siteUrl]);
      expect(await visitor.json()).toEqual({
        books: [
          { title: 'Emma', stars: 5 },
          { title: 'Persuasion', stars: 5 },
        ],
      });
      const statusOf = async (origin: string, path: string) => (await from(origin, path)).status;
      expect(await statusOf('https://evil.example', 'books?page=tips')).toBe(403);
      expect(await statusOf(siteUrl, 'books?page=nowhere')).toBe(404);
      expect(await statusOf(siteUrl, 'books')).toBe(400);
      expect(await statusOf(editorUrl, 'films')).toBe(404);
      expect(await statusOf(editorUrl, 'throws')).toBe(401);
      await expect(ada.get('own/throws')).rejects.toThrow('500');
      await expect.poll(output).toContain('site folder: routes/throws.ts: this route broke');
    });

    await test.step('after a submission its hook is told', async () => {
      const response = await fetch(`${editorUrl}/api/forms/submit`, {
        method: 'POST',
        headers: { origin: siteUrl, 'content-type': 'application/json' },
        body: JSON.stringify({ settings: { identifier: 'wishes' }, form: { book: 'Emma' }, website: '' }),
      });
      expect(response.status, await response.text()).toBe(200);
      await expect.poll(() => posted).toContain('/chat {"text":"“wishes” was sent"}');
    });

    await test.step('an import source makes pages while the service is stopped', async () => {
      await page.goto('about:blank');
      await world.stop();
      const file = join(world.folder, 'catalogue.json');
      await writeFile(
        file,
        JSON.stringify([{ isbn: '1', title: 'Emma', author: 'Jane Austen', about: 'A matchmaker.' }]),
      );
      const command = ['editor-service/cli/move-in.ts', 'own', 'catalogue', file, '--publish'];
      const words = await runProgram(command, { ...environment(world.folder), ...SITE });
      expect(words).toContain('1 of them published');
    });

    await test.step('visitors get nothing of it', async () => {
      const files = globSync('**/*.{js,mjs}', { cwd: join(SITE.COMPILED_DIR, 'site'), withFileTypes: true });
      const code = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('\n');
      expect(code).toContain('BookTip');
      expect(code).not.toMatch(/Give every book|Show its books|Remove one of them|3 stars/);
    });
  },
);
