import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { meanReciprocalRank } from '../../pipeline/search-quality.ts';
import type { Bench, Row } from '../bench.ts';
import { openBrowser } from '../measure/browser.ts';
import { startEditing } from '../measure/editing-service.ts';
import { median, percentile } from '../measure/statistics.ts';
import { wordOf } from '../site/library-site.ts';

const ROUNDS = 4;
const MAX_BYTES = 40 * 1024;
const MAX_BYTES_OF_TEN = 60 * 1024;
const MAX_REQUESTS = 5;
const MAX_FILES = 1.1;
const MAX_MS = 100;
const MIN_RANK = 0.8;

/** Search terms, with the number of library pages that contain them. */
const QUERIES = {
  'a common word': wordOf(40),
  'a usual word': wordOf(120),
  'three seldom words': [900, 2500, 7000].map(wordOf).join(' '),
};

interface Sample {
  milliseconds: number;
  data: number;
  /** Files of the index that had arrived by then; those of further results may be on their way. */
  requests: number;
  scripts: number;
  /** The data of all ten results, with the pages that excerpts were taken from. */
  dataOfTen: number;
  pages: number;
}

/** A visitor's first search: what was fetched since the page was opened, and time from the query to the first visible result. */
export async function search(bench: Bench): Promise<Row[]> {
  const { product } = await startEditing(await bench.librarySite());
  const browser = await openBrowser();
  const rows: Row[] = [];
  try {
    for (const [name, query] of Object.entries(QUERIES)) {
      const samples: Sample[] = [];
      for (let round = 0; round < ROUNDS; round += 1) samples.push(await firstResult(browser, product.siteUrl, query));
      rows.push(rowOf(`First search in ${bench.libraryPages} pages, ${name}`, samples));
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return [...rows, await filesRow(product.folder, bench.libraryPages), await qualityRow(product.folder)];
}

/** The queries with expected pages, which are among the first 2,000 of the library. */
async function qualityRow(folder: string): Promise<Row> {
  const index = join(folder, 'dist', DOMAIN_ID, '_search');
  const rank = await meanReciprocalRank((name) => readFile(join(index, name), 'utf8').catch(() => null));
  return {
    what: 'Search quality, mean reciprocal rank of 40 queries',
    ours: rank.toFixed(3),
    target: `at least ${MIN_RANK}`,
    isMet: rank >= MIN_RANK,
  };
}

/** Everything that is built for the site, by the number of its pages. */
async function filesRow(folder: string, pages: number): Promise<Row> {
  const entries = await readdir(join(folder, 'dist', DOMAIN_ID), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const ofSearch = files.filter(({ parentPath }) => parentPath.endsWith('/_search')).length;
  return {
    what: `Files of ${pages} pages`,
    ours: `${(files.length / pages).toFixed(2)} a page, ${ofSearch} of the search`,
    target: `at most ${MAX_FILES} a page`,
    isMet: files.length <= MAX_FILES * pages,
  };
}

/** Opens a fresh search page, asks, and waits for the first visible result. */
export async function firstResult(browser: Browser, siteUrl: string, query: string): Promise<Sample> {
  const page = await browser.newPage();
  await page.goto(`${siteUrl}/search`, { waitUntil: 'networkidle' });
  const question = page.getByRole('main').getByRole('searchbox');
  // Listens before anything is typed: the first result may come sooner than an answer that is waited for.
  const shown = await page.evaluateHandle(() => ({
    result: new Promise<{ milliseconds: number; loaded: string[] }>((resolve) => {
      let started = 0;
      const tell = () => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        resolve({ milliseconds: performance.now() - started, loaded });
      };
      addEventListener('input', () => {
        started = performance.now();
      });
      new MutationObserver(() => {
        if (document.querySelector('[data-result]')) requestAnimationFrame(tell);
      }).observe(document.body, { childList: true, subtree: true });
    }),
  }));
  await question.fill(query);
  await question.press('Enter');
  const { milliseconds, loaded } = await shown.evaluate(({ result }) => result);
  await page.waitForLoadState('networkidle');
  const later = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.close();
  const data = loaded.filter(isOfIndex);
  const pages = later.slice(loaded.length).filter((address) => !address.includes('/_'));
  const scripts = loaded.filter((address) => address.endsWith('.js'));
  return {
    ...{ milliseconds, requests: data.length, data: await gzipBytes(data), scripts: await gzipBytes(scripts) },
    ...{ dataOfTen: await gzipBytes([...later.filter(isOfIndex), ...pages]), pages: pages.length },
  };
}

const isOfIndex = (address: string): boolean => address.includes('/_search/');

async function gzipBytes(addresses: readonly string[]): Promise<number> {
  const bodies = await Promise.all(addresses.map(async (address) => (await fetch(address)).arrayBuffer()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
}

function rowOf(what: string, samples: readonly Sample[]): Row {
  const times = samples.map(({ milliseconds }) => milliseconds);
  const most = (of: keyof Sample) => Math.max(...samples.map((each) => each[of]));
  const [data, scripts, requests, ofTen] = [most('data'), most('scripts'), most('requests'), most('dataOfTen')];
  return {
    what,
    ours: `p50 ${median(times).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, data ${kilobytes(data)} in ${requests} requests, ${kilobytes(ofTen)} with all ten results (excerpts from ${most('pages')} pages), scripts of the page ${kilobytes(scripts)} gzip`,
    target: `data at most ${kilobytes(MAX_BYTES)} in ${MAX_REQUESTS} requests, ${kilobytes(MAX_BYTES_OF_TEN)} for ten, ${MAX_MS} ms`,
    isMet: data <= MAX_BYTES && requests <= MAX_REQUESTS && ofTen <= MAX_BYTES_OF_TEN && median(times) <= MAX_MS,
  };
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
