import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { siteHandler } from '#editor-service/server/http/site-server/site-handler.ts';
import { siteFilesIn } from '#editor-service/server/http/static-files/site-files.ts';
import { violations } from '../journeys/axe.ts';
import { markupMistakes } from '../rules/markup-mistakes.ts';
import { findChromium } from '../set-up/chromium.mjs';
import { deadLinksIn } from './dead-links.ts';
import { runSlowSnippets } from './slow-snippets.ts';

const WIDTHS = [1440, 820, 390];

/** What is wrong with a built documentation: its markup, its links, its pages in a browser, and the long commands. */
export async function checkDocs(folder: string): Promise<string[]> {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => [addressOf(file), readFileSync(join(folder, file), 'utf8')]),
  );
  const inMarkup: string[] = [];
  for (const [address, html] of pages) {
    inMarkup.push(...(await markupMistakes(html)).map((mistake) => `${address}: ${mistake}`));
  }
  const addresses = [...pages.keys()].filter((address) => !/^\/(?:health|404\.html)/.test(address));
  return [
    ...inMarkup,
    ...deadLinksIn(folder, pages),
    ...(await inBrowser(folder, addresses)),
    ...(await runSlowSnippets()),
  ];
}

/** `operators/install/index.html` → `/operators/install` */
const addressOf = (file: string): string => `/${file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$/, '')}`;

/** axe's violations, and pages wider than the window, at each width. */
async function inBrowser(folder: string, addresses: readonly string[]): Promise<string[]> {
  const domainIdOf = async () => basename(folder);
  const server = createServer(siteHandler({ sites: siteFilesIn(dirname(folder)), domainIdOf })).listen(0, '127.0.0.1');
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const mistakes: string[] = [];
    for (const address of addresses) {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const found = [...(await violations(page)), ...(await overflow(page))];
        mistakes.push(...found.map((mistake) => `${address} at ${width} px: ${mistake}`));
      }
    }
    return mistakes;
  } finally {
    await browser.close();
    server.close();
  }
}

async function overflow(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return pixels > 0 ? [`${pixels} px wider than the window`] : [];
}
