import { chromium } from 'playwright';
import { findChromium } from '../../set-up/chromium.mjs';
import { callOf } from './call-of.ts';
import { HEIGHT, type Tab, WIDTH } from './tab.ts';

export async function openChromium(): Promise<Tab> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  const context = await browser.newContext({ viewport: { width: WIDTH, height: HEIGHT } });
  let page = await context.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    run: async (work, ...given) => JSON.parse(await page.evaluate<string>(callOf(work, given))),
    key: (direction, key) => page.keyboard[direction === 'Down' ? 'down' : 'up'](key === ' ' ? 'Space' : key),
    move: (x, y) => page.mouse.move(x, y),
    button: (direction) => page.mouse[direction === 'Down' ? 'down' : 'up'](),
    choose: (selector, path) => page.setInputFiles(selector, path),
    async reopen() {
      const other = await context.newPage();
      await page.close();
      page = other;
    },
    picture: async () => (await page.screenshot()).toString('base64'),
    end: () => browser.close(),
  };
}
