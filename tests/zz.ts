import './run/without-env-file.ts';
import { readdirSync, readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createUser, logIn } from './editing-client.ts';
import { startProduct } from './running-product.ts';
const seed = `.compiled/demo/${readdirSync('.compiled/demo')[0]}`;
const product = await startProduct({ seed, env: { LOG_LEVEL: 'silent' } });
console.log(product.editorUrl, product.folder);
const OUT = '/var/tmp/team-logs/shots';
try {
  await createUser(product.folder, 'ada', 'publisher').catch((e) => console.log(String(e)));
  const client = await logIn(product.editorUrl, 'ada');
  await client.post('user/saveAccount', { name: 'Ada Lind', email: 'ada@example.org' }).catch((e: unknown) => console.log(String(e)));
  const { domain } = await client.get<any>('config/loadDomain', { hostname: 'localhost' });
  const page = await client.get<any>('page/load', { slug: 'events', domainId: domain._id });
  await client.post('page/save', { page: { ...page, header: { ...page.header, heading: 'Events this winter' } } });
  await client.post('review/ask', { domainId: domain._id, purpose: 'review', items: [{ kind: 'page', _id: page._id }], text: 'Are the dates right?', due: null, reviewers: [{ kind: 'guest', id: 'jo@example.org', name: 'Jo' }] });
  const mail = async (words: RegExp) => {
    for (let i = 0; i < 100; i += 1) {
      const texts = globSync('data/mail/**/*', { cwd: product.folder }).map((f) => { try { return readFileSync(join(product.folder, f), 'utf8').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='); } catch { return ''; } });
      const found = texts.flatMap((t) => words.exec(t) ?? []);
      if (found.length) return found;
      await new Promise((r) => setTimeout(r, 500));
    }
    throw new Error('no mail');
  };
  const [link] = await mail(/https?:\/\/\S+\/_review\/[\w.-]+/);
  console.log(link);
  const browser = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium-headless-shell' });
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 });
  const guest = await phone.newPage();
  guest.setDefaultTimeout(240000);
  guest.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console', m.text()));
  await guest.goto(link!, { timeout: 240000 });
  await guest.frameLocator('iframe').locator('.pagewright-comment').first().waitFor();
  await guest.screenshot({ path: `${OUT}/a390.png`, fullPage: true });
  const first = guest.frameLocator('iframe').locator('.pagewright-comment').nth(1);
  console.log(await first.getAttribute('aria-label'), await guest.frameLocator('iframe').locator('.pagewright-comment').count());
  await first.click();
  await guest.getByLabel(/Comment on/).first().waitFor();
  await guest.screenshot({ path: `${OUT}/b390.png`, fullPage: true });
  await guest.locator('textarea').fill('Is this still on 5 December?');
  await guest.getByRole('button', { name: 'Send comment' }).click();
  await guest.getByLabel('Code').waitFor();
  await guest.screenshot({ path: `${OUT}/c390.png`, fullPage: true });
  const codes = await mail(/\d{6}(?= is your code)/);
  await guest.getByLabel('Code').fill(codes.at(-1)!);
  await guest.getByRole('button', { name: 'Send comment' }).click();
  await guest.locator('#comments article').first().waitFor();
  await guest.screenshot({ path: `${OUT}/d390.png`, fullPage: true });
  await guest.screenshot({ path: `${OUT}/d390v.png` });
  const { threads } = await client.get<any>('comment/list', { domainId: domain._id, _id: page._id, collection: 'pages' });
  await client.post('comment/reply', { domainId: domain._id, _id: page._id, collection: 'pages', comment: 'r1', thread: threads[0]._id, text: 'Yes, it moved to the 6th. I have changed the text.' });
  for (const width of [820, 1440]) {
    const c = await browser.newContext({ viewport: { width, height: 900 } });
    const p = await c.newPage();
    p.setDefaultTimeout(240000);
    await p.goto(link!);
    await p.frameLocator('iframe').locator('.pagewright-comment').first().waitFor();
    await p.screenshot({ path: `${OUT}/e${width}.png` });
    await p.getByRole('link', { name: 'Answer' }).click();
    await p.locator('textarea').waitFor();
    await p.screenshot({ path: `${OUT}/f${width}.png` });
  }
  const e = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  e.setDefaultTimeout(240000);
  const { openCanvas } = await import('./bench/measure/open-canvas.ts');
  await openCanvas(e, `${product.editorUrl}/events#comment-${threads[0]._id}`);
  await e.getByRole('article', { name: /Comment on/ }).first().waitFor().catch(() => {});
  await e.screenshot({ path: `${OUT}/g1440.png` });
  await guest.goto(link!, { timeout: 240000 });
  await guest.getByRole('button', { name: 'Approve' }).click();
  await guest.getByText(/You approved/).waitFor();
  await guest.screenshot({ path: `${OUT}/h390.png` });
  await browser.close();
} catch (failure) {
  console.log(failure);
} finally {
  await product.stop();
}
