import '#build/require-node.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { createUser, PASSWORD } from '../editing-client.ts';
import { keptDemo } from '../journeys/kept-demo.ts';
import { discard, type RunningProduct, startProduct } from '../running-product.ts';
import { findChromium } from '../set-up/chromium.mjs';
import { PICTURES, type Picture } from './pictures.ts';

const FOLDER = 'site/docs/pages/editors';
/** Of a picture in the documentation. */
const MAX_BYTES = 100_000;
/** From the sharpest on, until one is small enough. */
const FORMS = [
  { width: 1920, quality: 82 },
  { width: 1920, quality: 68 },
  { width: 1600, quality: 70 },
  { width: 1280, quality: 74 },
  { width: 1280, quality: 60 },
];

/** `npm run docs:pictures [-- NAME …]`: takes the pictures of the editors' guide, or some, from the running product. */
const wanted = process.argv.slice(2);
const pictures = PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const product = await startProduct({ seed: await keptDemo() });
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] });
try {
  await createUser(product.folder, 'chief', 'admin');
  await mkdir(FOLDER, { recursive: true });
  for (const picture of pictures) await take(picture, await openEditor(browser, product, picture.at));
} finally {
  await browser.close();
  await discard(product);
}

async function openEditor(opened: Browser, { editorUrl }: RunningProduct, path: string): Promise<Page> {
  const context = await opened.newContext({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  const token = await tokenOf(editorUrl);
  await context.addCookies([{ name: 'authToken', value: token, url: editorUrl }]);
  await page.goto(editorUrl + path);
  await page
    .frameLocator('iframe')
    .getByRole('group', { name: /, 1 of \d+/ })
    .first()
    .waitFor();
  return page;
}

async function tokenOf(editorUrl: string): Promise<string> {
  const response = await fetch(`${editorUrl}/api/user/login`, {
    method: 'POST',
    headers: { origin: editorUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'chief', password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Whether all pictures in the window have come. */
function areShown(): boolean {
  return [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight);
}

async function take({ name, show }: Picture, page: Page): Promise<void> {
  await show(page);
  await page.waitForTimeout(800); // Menus and dialogs have faded in.
  await page.waitForFunction(areShown);
  const taken = await page.screenshot();
  for (const { width, quality } of FORMS) {
    const picture = await sharp(taken).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > MAX_BYTES) continue;
    await writeFile(`${FOLDER}/${name}.webp`, picture);
    console.info(`${FOLDER}/${name}.webp: ${Math.round(picture.length / 1000)} KB`);
    return page.context().close();
  }
  throw new Error(`${name} is larger than ${MAX_BYTES} bytes in each of its forms`);
}
