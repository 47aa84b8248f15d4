import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { numberOf } from '../run/long-form.ts';
import { expect, LONG_ONLY, test } from './journey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** One page of each kind: hub, carousels, forms, players, pictures in their own proportions; then of every other template. */
const PAGES = [
  ...['', 'about', 'contact', 'library', 'listen', 'blocks/freeform-image'],
  ...['about/team/jun-okada-price', 'careers', 'careers/cook-port-ansell'],
  ...['learn/visiting-well', 'watch/the-stove-goes-up', 'ideas/handshake-money', 'search'],
].slice(0, numberOf({ short: 4, long: 13 }));
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('nothing a visitor reads moves while a page loads', async ({ page, product }) => {
  test.setTimeout(120_000);
  await page.addInitScript(noteShifts);
  await page.route(/^https:/, (route) => route.abort());
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const slug of PAGES) {
      await page.goto(`${product.siteUrl}/${slug}`, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsOf(page), `${slug} at ${size.width} px`).toEqual([]);
    }
  }
});

// In each run: the pages above; a navigation that is held up is left to the long form.
test('the navigation does not move while the rest of it is loading', LONG_ONLY, async ({ page, product }) => {
  await page.addInitScript(noteShifts);
  const { promise: isPainted, resolve: restMayCome } = Promise.withResolvers<void>();
  const server = createServer(({ url = '' }, response) => void inTwoParts(product.siteUrl + url, isPainted, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/about`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Sidegate' }).first().waitFor();
  expect(await shiftsOf(page)).toEqual([]);
  restMayCome();
  await page.waitForLoadState('load');
  expect(await shiftsOf(page)).toEqual([]);
  server.close();
});

/** Passes responses on; of a page only the first half of its navigation, until `restMayCome`. */
async function inTwoParts(address: string, restMayCome: Promise<void>, response: ServerResponse): Promise<void> {
  const answer = await fetch(address);
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  const cut = type.includes('html') ? body.indexOf('action="/search"') : body.length;
  response.writeHead(answer.status, { 'content-type': type }).write(body.subarray(0, cut));
  if (cut < body.length) await restMayCome;
  response.end(body.subarray(cut));
}

/** Runs in the page: records layout shifts without user input for `shiftsOf`. */
function noteShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits two frames, so that the last shift is recorded too. */
const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const answer = () => resolve((window as unknown as { shifts: string[] }).shifts);
        requestAnimationFrame(() => requestAnimationFrame(answer));
      }),
  );
