import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { listSentences } from '../docs/list-sentences.ts';

type Texts = Record<string, string | Record<string, string>>;

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ' },
  ...{ n: 'ñ', o: 'ó', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
};
/** How much longer than English a language may be. */
const LONGER = 0.4;

/** `Save {name}` → `[Šáṽé {name}~~~]`: longer, with accents, and still readable. */
export function pseudo(text: string): string {
  const accented = text.replaceAll(/\{\w+\}|[a-z]/gi, (part) => ACCENTS[part] ?? part);
  return `[${accented}${'~'.repeat(Math.ceil(text.length * LONGER))}]`;
}

/** The editor in a language that no one speaks: what is not translated or cut off stands out. */
export async function speakPseudo(page: Page): Promise<void> {
  const known = JSON.parse(readFileSync('editor-service/editor/words/de.json', 'utf8')) as Texts;
  const texts: Texts = Object.fromEntries(
    Object.entries(known).map(([word, translation]) => {
      const said = pseudo(word.split('|')[0] ?? word);
      return [word, typeof translation === 'string' ? said : { one: said, other: said }];
    }),
  );
  await page.addInitScript(
    (words) => {
      window.pagewrightWords = words;
    },
    { language: 'en-XA', texts },
  );
}

/** Reading the sources takes a second. */
let ours: Set<string> | undefined;

/** Texts of the sources that are on the screen in English: what is shown or read out. */
export async function untranslatedIn(page: Page): Promise<string[]> {
  ours ??= new Set(
    listSentences(/./).flatMap(({ path, text }) =>
      /^(?:editor-service\/editor|content-store\/model|site\/blocks)\//.test(path) ? text : [],
    ),
  );
  const shown = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('option, script, style')) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim());
  });
  return [...new Set(shown)].filter((text) => ours?.has(text));
}

/** Buttons, tabs and labels whose words do not fit, and are neither wrapped nor shortened with an ellipsis. */
export const cutOffIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('button, a, label, [role="tab"], h1, h2, h3, legend, dt, th'))
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
        return isCut && overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.checkVisibility();
      })
      .map((element) => element.textContent ?? ''),
  );
