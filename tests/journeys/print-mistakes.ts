import type { Page } from 'playwright/test';
import { type PrintedPage, printedPages } from './printed-pdf.ts';

const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

/** What a reader expects on paper: the imprint, texts and pictures of `main`, without what can only be operated. */
interface Expected {
  texts: string[];
  headings: string[];
  /** The texts of each card, person or picture with its caption. */
  groups: string[][];
  pictures: number;
}

/** Prints the page and compares the paper with it; one sentence per mistake. */
export async function printMistakes(page: Page): Promise<string[]> {
  // A browser with a window asks for lazy pictures when it prints; Chromium without one does so only in later versions than Debian's.
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const expected = await page.evaluate(readExpected);
  return mistakesOn(await printedPages(await page.pdf({ format: 'A4', margin: MARGIN })), expected);
}

function mistakesOn(pages: readonly PrintedPage[], expected: Expected): string[] {
  const words = pages.map(({ texts }) => flat(texts.map(({ text }) => text).join('')));
  const all = words.join('');
  return [
    ...expected.texts.filter((text) => !all.includes(flat(text))).map((text) => `not printed: “${text}”`),
    ...expected.groups
      .filter((texts) => !words.some((onPage) => texts.every((text) => onPage.includes(flat(text)))))
      .map((texts) => `torn apart: “${texts.join(' / ')}”`),
    ...pages.slice(0, -1).flatMap((printed) => {
      const last = lowest(printed);
      const timesIn = (texts: readonly string[]) => texts.filter((text) => flat(text) === last).length;
      const isText = timesIn(expected.texts) > timesIn(expected.headings);
      return !isText && expected.headings.some((heading) => last !== '' && flat(heading).endsWith(last))
        ? [`a heading ends its page: “${last}”`]
        : [];
    }),
    ...pages.flatMap(({ texts, pictures }, index) =>
      texts.length + pictures.length === 0 ? [`page ${index + 1} of ${pages.length} is empty`] : [],
    ),
    ...pages.flatMap(({ texts, width, height }, index) =>
      texts
        .filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > width || bottom > height)
        .map(({ text }) => `beyond page ${index + 1}: “${text}”`),
    ),
    ...(pages.flatMap(({ pictures }) => pictures).length < expected.pictures ? ['a picture is missing'] : []),
  ];
}

/** The text, or picture, that is printed last on its page; empty for a picture. */
function lowest({ texts, pictures }: PrintedPage): string {
  const last = Math.max(0, ...texts.map(({ bottom }) => bottom));
  if (pictures.some(({ bottom }) => bottom > last)) return '';
  return flat(
    texts
      .filter(({ bottom }) => bottom > last - 3)
      .map(({ text }) => text)
      .join(''),
  );
}

/** Lines break, words are hyphenated and letters joined on paper. */
const flat = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u00ad\u200b\u2010-]+/g, '')
    .toLowerCase();

function readExpected(): Expected {
  const OPERATED =
    'button, form, label, dialog, script, style, noscript, a[href^="#"], [aria-hidden="true"], [role="status"], [hidden]:not([role="tabpanel"]), .visually-hidden';
  const main = document.querySelector('main') ?? document.body;
  const textsIn = (root: Element): string[] => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim();
      if (text && !node.parentElement?.closest(OPERATED)) texts.push(text);
    }
    return texts;
  };
  const imprint = document.querySelector('.imprint')?.textContent ?? '';
  return {
    texts: [imprint, ...textsIn(main)],
    headings: [...main.querySelectorAll('h1, h2, h3, h4')].map(({ textContent }) => textContent.trim()),
    groups: [...main.querySelectorAll('article, figure')].map(textsIn).filter(({ length }) => length > 1),
    pictures: [...main.querySelectorAll('img')].filter((picture) =>
      picture.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ).length,
  };
}
