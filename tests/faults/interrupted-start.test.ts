import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { SOON } from '#editor-service/server/testing/test-service.ts';
import { createUser, type EditingClient, logIn } from '../editing-client.ts';
import { makeFolder, type RunningProduct, startProduct } from '../running-product.ts';
import { faultySite } from './faulty-site.ts';

const [BEFORE, AFTER] = ['https://before.example.org', 'https://after.example.org'];
const PAGES = 25;

type Page = Record<string, unknown> & { _id: string };

const publish = (editor: EditingClient, page: object) => editor.post<Page>('page/publishPage', { page });
const textOf = async (product: RunningProduct, path: string) => (await fetch(product.siteUrl + path)).text();
const isComparing = async ({ editorUrl }: RunningProduct): Promise<boolean> =>
  (await (await fetch(`${editorUrl}/readyz`)).json()).comparing ?? false;

async function untilLive(editor: EditingClient, { _id }: Page): Promise<void> {
  const state = async () => (await editor.get<{ state: string } | null>('page/publishStatus', { _id }))?.state;
  await expect.poll(state, { ...SOON, interval: 50 }).toBe('live');
}

it('a publish goes before the pages that a start with another address renders again, which a kill does not lose', async () => {
  const { compiledDir, breakIt, mend } = await faultySite();
  const folder = await makeFolder();
  const running: RunningProduct[] = [];
  onTestFinished(async () => {
    for (const product of running) await product.kill();
    await rm(folder, { recursive: true, force: true });
  });
  const start = async (address: string) => {
    const addresses = { PUBLIC_SITE_URL: address, PUBLIC_EDITOR_URL: 'https://edit.example.org' };
    const env = { COMPILED_DIR: compiledDir, ...addresses, DEMO: '0', LOG_LEVEL: 'info' };
    const product = await startProduct({ folder, env });
    running.push(product);
    return product;
  };
  const again = (product: RunningProduct) =>
    Number(/"(\d+) pages are rendered again because the site's address changed from/.exec(product.output())?.[1]);

  const before = await start(BEFORE);
  await createUser(folder, 'ada', 'publisher');
  const author = await logIn(before.editorUrl, 'ada');
  const pages: Page[] = [];
  for (let number = 0; number < PAGES; number += 1) {
    pages.push(await publish(author, { domainId: 'main', slug: `p${number}`, header: { heading: 'Old' } }));
  }
  for (const page of pages) await untilLive(author, page);
  await before.stop();

  await breakIt('isSlow');
  const moved = await start(AFTER);
  const editor = await logIn(moved.editorUrl, 'ada');
  const [page] = pages.slice(-1);
  if (!page) throw new Error('there is no page');
  const published = await publish(editor, { ...page, header: { heading: 'New words' } });
  await untilLive(editor, published);
  expect(await textOf(moved, `/p${PAGES - 1}`)).toContain('New words');
  expect(await isComparing(moved)).toBe(true);
  expect(again(moved)).toBe(PAGES + 4);
  expect(moved.output()).toContain(`from ${BEFORE} to ${AFTER}"`);
  await moved.kill();

  await mend();
  const next = await start(AFTER);
  await expect.poll(() => isComparing(next), SOON).toBe(false);
  expect(again(next)).toBeLessThan(PAGES + 4);
  expect(await textOf(next, '/sitemap.xml')).toContain(`${AFTER}/p1<`);
  expect(await textOf(next, `/p${PAGES - 1}`)).toContain('New words');
});
