import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { PRODUCT } from '../site-folder/site-folder.mjs';
import { cssModulePrefix } from './css-module-name.ts';
import { linkTo, type PageStyles, STYLES_FILE, stylesFor } from './page-styles.ts';
import { splitStyles } from './split-styles.ts';

const prefix = (path: string) => cssModulePrefix(join(PRODUCT, path));
const [TABS, HUB, CARD, FRAME] = [
  prefix('site/blocks/three-tabs/ThreeTabs.module.css'),
  prefix('site/blocks/hub/Hub.module.css'),
  prefix('site/cards/Card.module.css'),
  prefix('site/chrome/SiteFrame.module.css'),
];
/** Makes a sheet large enough to be one of its own. */
const LONG = `content:"${'x'.repeat(400)}"`;
const CSS = [
  `@layer base{body{margin:0}}@layer chrome{.${FRAME}-page{${LONG}}}`,
  `@layer blocks{.${CARD}-card,.${TABS}-tab{${LONG}}.${TABS}-tab{& .button{color:red}}}`,
  `@layer blocks{@media (width>=640px){.${HUB}-grid{${LONG}}.block:has(.${TABS}-tab .${HUB}-grid){gap:0}}}`,
  `@keyframes ${HUB}-turn{0%{opacity:0}to{opacity:1}}@font-face{font-family:A;src:url(/a.woff2)}`,
].join('');
/** At-rules that hold declarations, some with at-rules of their own. */
const WHOLE = [
  '@page{margin:2cm}',
  '@view-transition{navigation:auto}',
  '@counter-style tick{system:cyclic;symbols:"x"}',
  '@property --turn{syntax:"<angle>";inherits:false;initial-value:0deg}',
  '@font-palette-values --dark{font-family:A;base-palette:1}',
  '@font-feature-values A{@styleset{nice:1}}',
  '@position-try --above{inset:auto}',
  '@scope (.card){:scope{gap:0}}',
].join('');

describe('splitStyles()', () => {
  let client: string;
  let styles: PageStyles;
  const textOf = (address = '') => readFile(join(client, address), 'utf8');
  const sheetOf = (wanted: string) => styles.sheets.find(([name]) => name === wanted)?.[1];

  beforeEach(async () => {
    const outDir = await temporaryFolder();
    client = join(outDir, 'client');
    await mkdir(join(client, '_astro'), { recursive: true });
    await writeFile(join(client, '_astro/style.AAAAAAAA.css'), CSS + WHOLE);
    await writeFile(join(client, '_astro/Hub.BBBBBBBB.js'), `import"./größe.js";var s={grid:"${HUB}-grid"};`);
    await writeFile(join(client, '_astro/größe.js'), `var s={card:\`${CARD}-card\`};`);
    await splitStyles(outDir);
    styles = JSON.parse(await readFile(join(outDir, STYLES_FILE), 'utf8')) as PageStyles;
  });

  it('gives a CSS module its rules with all that is nested in them, in their layers and conditions', async () => {
    expect(await textOf(sheetOf(TABS))).toBe(`@layer blocks{.${TABS}-tab{${LONG}}.${TABS}-tab{& .button{color:red}}}`);
    expect(await textOf(sheetOf(CARD))).toBe(`@layer blocks{.${CARD}-card{${LONG}}}`);
    expect(await textOf(sheetOf(HUB))).toBe(
      `@layer blocks{@media (width>=640px){.${HUB}-grid{${LONG}}}}@keyframes ${HUB}-turn{0%{opacity:0}to{opacity:1}}`,
    );
  });

  it('keeps the order of the layers, and everything else, in the common sheet', async () => {
    const frame = `@layer base{body{margin:0}}@layer chrome{.${FRAME}-page{${LONG}}}`;
    const ofTwo = `@layer blocks{@media (width>=640px){.block:has(.${TABS}-tab .${HUB}-grid){gap:0}}}`;
    expect(await textOf(styles.common)).toBe(
      `@layer base,chrome,blocks;${frame}${ofTwo}@font-face{font-family:A;src:url(/a.woff2)}${WHOLE}`,
    );
    expect((await readdir(join(client, '_astro'))).filter((name) => name.endsWith('.css'))).toHaveLength(4);
  });

  it('links what a page and its islands show, in the order of the cascade', () => {
    const links = (html: string) => stylesFor(html, styles);
    const [common, card = '', tabs = '', hub = ''] = [styles.common, sheetOf(CARD), sheetOf(TABS), sheetOf(HUB)];
    expect(links('<p class="button">')).toBe(linkTo(common));
    expect(links(`<p class="button ${TABS}-tab">`)).toBe(linkTo(common) + linkTo(tabs));
    expect(links('<astro-island component-url="/_astro/Hub.BBBBBBBB.js">')).toBe(
      [common, card, hub].map(linkTo).join(''),
    );
  });
});
