import { chromium, type Page } from 'playwright';
import { violationsAtWidths, WIDTHS } from '../journeys/axe.ts';
import { findChromium } from '../set-up/chromium.mjs';

/** Violations of accessibility on pages of a site, and widths at which they are wider than the window. */
export async function mistakesOfPages(addresses: readonly string[]): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      const mistakes = [...(await violationsAtWidths(page, WIDTHS)), ...(await overflows(page))];
      found.push(...mistakes.map((mistake) => `${address}: ${mistake}`));
    }
    return found;
  } finally {
    await browser.close();
  }
}

async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`${width} px: ${needed} px wide`);
  }
  return found;
}
