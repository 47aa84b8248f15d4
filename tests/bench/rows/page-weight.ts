import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { Bench, Row } from '../bench.ts';
import { openBrowser } from '../measure/browser.ts';
import { startEditing } from '../measure/editing-service.ts';
import { slugOf } from '../site/bench-page.ts';
import { TEXT_SLUG } from '../site/bench-site.ts';

const MOST_SCRIPT = 10 * 1024;
const REACT = /react\.transitional\.element/;

interface Weight {
  html: number;
  styles: number;
  scripts: number;
  hasReact: boolean;
}

/** What a real browser loads for a page of text and for a page with one island, each file gzipped. */
export async function pageWeight(bench: Bench): Promise<Row[]> {
  const { product } = await startEditing(await bench.siteOf(100));
  const browser = await openBrowser();
  try {
    const text = await weigh(browser, `${product.siteUrl}/${TEXT_SLUG}`);
    const island = await weigh(browser, `${product.siteUrl}/${slugOf(0)}`);
    const isLight = !text.hasReact && text.scripts <= MOST_SCRIPT;
    return [
      { ...rowOf('Text page', text), target: 'no React, script at most 10 KB', isMet: isLight },
      rowOf('Page of 12 blocks, one an island', island),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Loads a page, scrolls through it so that islands hydrate, and adds up the bytes. */
async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage();
  const weight: Weight = { html: 0, styles: 0, scripts: 0, hasReact: false };
  const counted: Promise<void>[] = [];
  page.on('response', (response) => {
    const part = PARTS[response.request().resourceType()];
    if (!part) return;
    const count = async () => {
      const body = await response.body();
      weight[part] += gzipSync(body).byteLength;
      if (part === 'scripts' && REACT.test(body.toString())) weight.hasReact = true;
    };
    counted.push(count());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.keyboard.press('End');
  await page.waitForTimeout(500);
  await Promise.all(counted);
  await page.close();
  return weight;
}

const PARTS: Readonly<Record<string, 'html' | 'styles' | 'scripts'>> = {
  document: 'html',
  stylesheet: 'styles',
  script: 'scripts',
};

function rowOf(what: string, { html, styles, scripts, hasReact }: Weight): Row {
  const [page, style, script] = [html, styles, scripts].map((bytes) => `${(bytes / 1024).toFixed(1)} KB`);
  return {
    what: `${what}, gzip`,
    ours: `HTML ${page}, styles ${style}, scripts ${script}${hasReact ? ' with React' : ''}`,
  };
}
