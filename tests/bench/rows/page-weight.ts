import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { Bench, Row } from '../bench.ts';
import { openBrowser } from '../measure/browser.ts';
import { startEditing } from '../measure/editing-service.ts';
import { slugOf } from '../site/bench-page.ts';
import { TEXT_SLUG } from '../site/bench-site.ts';

/** Of all scripts of a page of text, and of one with islands, a carousel among them. */
const MAX_SCRIPT = { text: 4 * 1024, carousels: 100 * 1024 };
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
    const islands = await weigh(browser, `${product.siteUrl}/${slugOf(0)}`);
    const isLight = !text.after.hasReact && text.after.scripts <= MAX_SCRIPT.text;
    const isLate = !islands.before.hasReact;
    return [
      { ...rowOf('Text page', text.after), target: 'no React, script at most 4 KB', isMet: isLight },
      {
        ...rowOf('Page of 12 blocks with islands far down, before they are near', islands.before),
        target: 'no React',
        isMet: isLate,
      },
      {
        ...rowOf('The same, read to its end (a carousel and a timeline)', islands.after),
        target: 'script at most 100 KB',
        isMet: islands.after.hasReact && islands.after.scripts <= MAX_SCRIPT.carousels,
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Loads a page, then scrolls through it so that islands hydrate, and adds up the bytes before and after that. */
async function weigh(browser: Browser, url: string): Promise<{ before: Weight; after: Weight }> {
  const page = await browser.newPage();
  const weight: Weight = { html: 0, styles: 0, scripts: 0, hasReact: false };
  const counted: Promise<void>[] = [];
  page.on('response', (response) => {
    const part = PARTS[response.request().resourceType()];
    if (!part) return;
    const count = async () => {
      const body = await response.body();
      weight[part] += gzipSync(body).byteLength;
      if (part === 'html') weight.scripts += inlineScripts(body.toString());
      if (part === 'scripts' && REACT.test(body.toString())) weight.hasReact = true;
    };
    counted.push(count());
  });
  const counts = async () => {
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
    await Promise.all(counted);
    return { ...weight };
  };
  await page.goto(url, { waitUntil: 'networkidle' });
  const before = await counts();
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, page.viewportSize()?.height ?? 0);
    await page.waitForTimeout(100);
  }
  const after = await counts();
  await page.close();
  return { before, after };
}

/** Astro starts islands from scripts in the page. */
function inlineScripts(html: string): number {
  const scripts = html.matchAll(/<script(?![^>]* (?:src|type="application))[^>]*>([^<]*)<\/script>/g);
  return Array.from(scripts, ([, text = '']) => gzipSync(text).byteLength).reduce((sum, bytes) => sum + bytes, 0);
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
