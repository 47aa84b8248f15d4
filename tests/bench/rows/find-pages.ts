import type { Page } from 'playwright';
import type { Bench, Row } from '../bench.ts';
import { openBrowser } from '../measure/browser.ts';
import { startEditing } from '../measure/editing-service.ts';
import { openCanvas } from '../measure/open-canvas.ts';
import { median } from '../measure/statistics.ts';
import { timeUntilShown, type Wanted } from '../measure/time-until-shown.ts';
import { slugOf } from '../site/bench-page.ts';

const FEW = 100;
const ROUNDS = 10;
const OPEN_MS = 300;
const KEY_MS = 100;
/** A pause after which a request sent for the letters before has been answered. */
const SETTLED_MS = 600;

/** Milliseconds of each round. */
interface Times {
  tree: number[];
  search: number[];
  palette: number[];
}

/** Opening all pages, and finding one by its title there and with Ctrl+K, from the key or click to the painted answer. */
export async function findPages(bench: Bench): Promise<Row[]> {
  const many = bench.isLarge ? 10_000 : 1000;
  const [few, ours] = [await timesWith(bench, FEW), await timesWith(bench, many)];
  const row = (what: string, name: keyof Times, most: number): Row => {
    const [baseline, milliseconds] = [median(few[name]), median(ours[name])];
    return {
      what: `${what}, ${many} pages`,
      ours: `${milliseconds.toFixed(0)} ms`,
      baseline: `${FEW} pages: ${baseline.toFixed(0)} ms`,
      target: `below ${most} ms`,
      isMet: milliseconds < most,
    };
  };
  return [
    row('All pages, opened as a tree', 'tree', OPEN_MS),
    row('A letter typed there', 'search', KEY_MS),
    row('A letter typed after Ctrl+K', 'palette', KEY_MS),
  ];
}

async function timesWith(bench: Bench, pages: number): Promise<Times> {
  const { product } = await startEditing(await bench.siteOf(pages));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openCanvas(page, `${product.editorUrl}/${slugOf(0)}`);
    const times: Times = { tree: [], search: [], palette: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const number = pages / 2 + 11 + round;
      const [tree, search, palette] = [
        await openTree(page),
        await typeInBrowser(page, number),
        await typeInPalette(page, number),
      ];
      if (round === 0) continue; // loads the code
      times.tree.push(tree);
      times.search.push(search);
      times.palette.push(palette);
    }
    return times;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function openTree(page: Page): Promise<number> {
  await settle(page);
  const open = page.getByRole('button', { name: /, all pages$/ });
  return timeUntilShown(page, { selector: '[role="treegrid"] a[href]', text: '' }, () => open.click());
}

async function typeInBrowser(page: Page, number: number): Promise<number> {
  const wanted = { selector: '[role="grid"] a[href]', text: `Page ${number}` };
  const milliseconds = await typeLastLetter(page, `Page ${number}`, wanted);
  await close(page);
  return milliseconds;
}

async function typeInPalette(page: Page, number: number): Promise<number> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: /^Find a page/ }).waitFor();
  const wanted = { selector: '[role="option"]', text: `Page ${number}` };
  const milliseconds = await typeLastLetter(page, `Page ${number}`, wanted);
  await close(page);
  return milliseconds;
}

/** All but the last letter find another page first; the last one is measured. */
async function typeLastLetter(page: Page, title: string, wanted: Wanted): Promise<number> {
  await page.keyboard.type(title.slice(0, -1));
  await settle(page);
  return timeUntilShown(page, wanted, () => page.keyboard.press(title.slice(-1)));
}

const settle = (page: Page): Promise<void> => page.waitForTimeout(SETTLED_MS);

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
