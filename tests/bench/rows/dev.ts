import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Frame } from 'playwright';
import { createUser, logIn } from '../../editing-client.ts';
import { type RunningProduct, startProduct } from '../../running-product.ts';
import type { Bench, Row } from '../bench.ts';
import { openBrowser } from '../measure/browser.ts';
import { openCanvas } from '../measure/open-canvas.ts';
import { median, percentile } from '../measure/statistics.ts';
import { type Save, siteToDevelop } from '../site/site-to-develop.ts';

const PROGRAM = ['editor-service/cli/dev.ts'];
const SAVES = 20;
const MAX_MS = 1000;
/** Vite bundles dependencies before the first page. */
const START_MS = 120_000;
/** Nobody saves more often. */
const BETWEEN_MS = 250;
const TYPED = 'typed and not saved';

/** From saving a source to the screen: `npm run dev` with an external site folder, on the page and in the canvas. */
export async function dev(bench: Bench): Promise<Row[]> {
  const saves = await siteToDevelop(join(bench.folder, 'site'));
  const env = {
    SITE_DIR: join(bench.folder, 'site'),
    COMPILED_DIR: join(bench.folder, 'compiled'),
    LOG_LEVEL: 'error',
  };
  const product = await startProduct({ folder: join(bench.folder, 'dev'), env, program: PROGRAM });
  const browser = await openBrowser();
  try {
    await publishNotes(product);
    const page = await browser.newPage();
    await page.goto(`${product.siteUrl}/notes`);
    await page.locator('astro-island:not([ssr])').waitFor({ timeout: START_MS, state: 'attached' });
    const rows = await rowsOf('on the page', page.mainFrame(), saves, 1);
    await page.close(); // it would reload after each save
    const canvas = await openCanvas(await browser.newPage(), `${product.editorUrl}/notes`, START_MS);
    const heading = canvas.locator('[data-note] [data-field="heading"]').first();
    await heading.click();
    await heading.press('End');
    await heading.pressSequentially(TYPED);
    rows.push(...(await rowsOf('in the canvas', canvas, saves, SAVES + 1)));
    const isKept = (await heading.textContent())?.includes(TYPED) ?? false;
    return [...rows, { what: 'What is typed stays', ours: isKept ? 'yes' : 'no', target: 'yes', isMet: isKept }];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function publishNotes({ editorUrl, siteUrl, folder }: RunningProduct): Promise<void> {
  await createUser(folder, 'ada', 'publisher');
  const client = await logIn(editorUrl, 'ada');
  const contents = ['LiveNote', 'StillNote'].map((componentType) => ({
    key: componentType,
    componentType,
    heading: componentType,
  }));
  const page = { domainId: 'main', slug: 'notes', header: { heading: 'Notes' }, contents };
  await client.post('page/publishPage', { page: await client.post('page/save', { page }) });
  while ((await fetch(`${siteUrl}/notes`)).status !== 200) await pause(BETWEEN_MS);
}

async function rowsOf(where: string, frame: Frame, saves: readonly Save[], first: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const save of saves) {
    const samples: number[] = [];
    for (let number = first; number < first + SAVES; number += 1) samples.push(await timeSave(frame, save, number));
    const p95 = percentile(samples, 0.95);
    rows.push({
      what: `Saved ${save.what}, ${where}`,
      ours: `p50 ${median(samples).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
      target: `p95 below ${MAX_MS} ms`,
      isMet: p95 < MAX_MS,
    });
  }
  return rows;
}

async function timeSave(frame: Frame, { what, write, shown }: Save, number: number): Promise<number> {
  await pause(BETWEEN_MS);
  const started = performance.now();
  write(number);
  await frame
    .waitForFunction(`Number(${shown}) === ${number}`, undefined, { polling: 'raf' })
    .catch((cause: unknown) => {
      throw new Error(`The ${what} is not shown`, { cause });
    });
  return performance.now() - started;
}
