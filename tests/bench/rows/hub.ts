import type { Page } from 'playwright';
import type { Bench, Row } from '../bench.ts';
import { openBrowser } from '../measure/browser.ts';
import { countBytes } from '../measure/count-bytes.ts';
import { startEditing } from '../measure/editing-service.ts';
import { median, percentile } from '../measure/statistics.ts';
import { HUB_PAGES, LIBRARY_SLUG } from '../site/library-site.ts';

const SAMPLES = 12;
const MAX_DATA = 150 * 1024;
const MAX_MS = 100;

/** A hub of 5,000 pages in a real browser: bytes fetched for the first filter, and time to render its results. */
export async function hub(bench: Bench): Promise<Row[]> {
  const { product } = await startEditing(await bench.librarySite());
  const browser = await openBrowser();
  const samples: { milliseconds: number; bytes: number }[] = [];
  try {
    for (let round = 0; round < SAMPLES; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const bytes = countBytes(page, (path) => path.startsWith('/_hub/'));
      await page.goto(`${product.siteUrl}/${LIBRARY_SLUG}`, { waitUntil: 'networkidle' });
      const milliseconds = await firstAnswer(page);
      samples.push({ milliseconds, bytes: await bytes() });
      await page.close();
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return rowsOf(samples);
}

/** Milliseconds from the start of filtering (the address changes) to the painted results. */
async function firstAnswer(page: Page): Promise<number> {
  await page.locator('#Hub').scrollIntoViewIfNeeded();
  await page.getByRole('checkbox', { name: 'Report', exact: true }).hover(); // everyone hovers before a click
  await page.waitForLoadState('networkidle');
  const answered = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const list = document.querySelector('#Hub [aria-label="Results"]');
        const before = history.pushState.bind(history);
        let started = 0;
        history.pushState = (...state) => {
          started = performance.now();
          before(...state);
        };
        new MutationObserver(() => {
          if (started > 0 && list?.ariaBusy === 'false')
            requestAnimationFrame(() => resolve(performance.now() - started));
        }).observe(list as Element, { attributes: true, childList: true });
      }),
  );
  await page.getByRole('checkbox', { name: 'Report', exact: true }).check();
  return answered;
}

function rowsOf(samples: readonly { milliseconds: number; bytes: number }[]): Row[] {
  const times = samples.map(({ milliseconds }) => milliseconds);
  const bytes = Math.max(...samples.map((sample) => sample.bytes));
  return [
    {
      what: `Hub of ${HUB_PAGES} pages, first filter answer`,
      ours: `p50 ${median(times).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
      target: `under ${MAX_MS} ms`,
      isMet: median(times) < MAX_MS,
    },
    {
      what: `Hub of ${HUB_PAGES} pages, data before it, gzip`,
      ours: `${(bytes / 1024).toFixed(1)} KB`,
      target: `under ${MAX_DATA / 1024} KB`,
      isMet: bytes < MAX_DATA,
    },
  ];
}
