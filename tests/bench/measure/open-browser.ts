import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';

const PROGRAMS = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The Chromium that is installed here, else the one that Playwright has brought. */
export function openBrowser(): Promise<Browser> {
  const executablePath = PROGRAMS.find((path) => path !== undefined && existsSync(path));
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}

/** Adds up, in gzip bytes, what a page loads of the addresses that `isCounted`. */
export function countBytes(page: Page, isCounted: (path: string) => boolean): () => Promise<number> {
  const counted: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!isCounted(new URL(response.url()).pathname)) return;
    counted.push(response.body().then((body) => gzipSync(body).byteLength));
  });
  return async () => (await Promise.all(counted)).reduce((total, bytes) => total + bytes, 0);
}
