import fc from 'fast-check';
import { build, type LibraryOptions } from 'vite';
import { sanitiseRichText } from '#site/content/sanitise-rich-text.ts';
import { logIn } from '../editing-client.ts';
import { numberOf } from '../run/long-form.ts';
import { HOSTILE_MARKUP } from '../security/hostile-markup.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';
import { anyRichText, demoTexts, FOREIGN, STORED } from './rich-texts.ts';

/** The editor of rich texts alone, as one script. */
let built: Promise<string> | null = null;
function richTextScript(): Promise<string> {
  built ??= buildRichText();
  return built;
}

async function buildRichText(): Promise<string> {
  const entry = new URL('open-rich-text.ts', import.meta.url).pathname;
  const lib: LibraryOptions = { entry, formats: ['iife'], name: 'richText' };
  const options = { write: false, minify: false, lib };
  const define = { 'process.env.NODE_ENV': '"production"' };
  const { NODE_ENV } = process.env; // Vite sets it, and programs that journeys start would inherit it.
  const results = await build({ configFile: false, logLevel: 'error', define, build: options });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const [result] = Array.isArray(results) ? results : [results];
  if (!result || !('output' in result)) throw new Error('The editor of rich texts was not built');
  return result.output[0].code;
}

test('a rich text that is opened and left is what it was, byte for byte', async ({ page }) => {
  await page.setContent('<!doctype html><title>Texts</title>');
  await page.addScriptTag({ content: await richTextScript() });
  const texts = [...demoTexts(), ...STORED, ...FOREIGN];
  expect(texts.length).toBeGreaterThan(40);
  const opened = await page.evaluate((all) => all.map((text) => window.openedAndLeft(text)), texts);
  for (const [index, { changes, takenBack, written, isKept, hasKept }] of opened.entries()) {
    const text = texts[index] ?? '';
    expect.soft(changes, text).toEqual([]);
    expect.soft([isKept, hasKept], text).toEqual([true, false]);
    // An edit completes the short row of a table, and may order attributes in another way.
    if (FOREIGN.includes(text)) continue;
    expect.soft(takenBack, text).toBe(text);
    expect.soft(sanitiseRichText(written), text).toBe(written);
    if (STORED.includes(text)) expect.soft(written).toBe(text);
  }
  const picture = '<img data-image-id="river" alt="" />';
  const kept = `<h2>By ${picture} the river</h2><p><a href="/x">${picture}</a></p>${picture}`;
  const shown = await page.evaluate((text) => window.picturesOf(text), kept);
  expect(shown, 'also those in what is kept as it is').toEqual(Array(3).fill('/_media/abc-20x10.webp'));
});

// In each run: the texts that are opened and left above, of which each is edited and taken back.
test(
  'a letter typed into a rich text, and a copy of it, leave everything else as it was',
  LONG_ONLY,
  async ({ page }) => {
    test.setTimeout(numberOf({ short: 300_000, long: 3_600_000 }));
    await page.setContent('<!doctype html><title>Texts</title>');
    await page.addScriptTag({ content: await richTextScript() });
    const texts = fc.oneof(anyRichText, fc.constantFrom(...STORED, ...FOREIGN.map(sanitiseRichText)));
    const same = fc.asyncProperty(texts, fc.nat(20), async (text, at) => {
      const result = await page.evaluate(([value, place]) => window.typedInto(value, place), [text, at] as const);
      const { reread, typed, pasted } = result;
      const stored = [text, reread, sanitiseRichText(typed), sanitiseRichText(pasted)];
      const [before, again, after, copy] = await page.evaluate(
        (all) => all.map((one) => window.contentOf(one)),
        stored,
      );
      // Misnested tables: a browser itself does not read back what it wrote. Rows without cells get some.
      fc.pre(JSON.stringify(before) === JSON.stringify(again) && !reread.includes('<tr></tr>'));
      expect(after, typed).toEqual(before);
      expect(copy, pasted).toEqual(before);
    });
    await fc.assert(same, { seed: 20_261_126, numRuns: numberOf({ short: 12, long: 3000 }) });
  },
);

test('nothing that is pasted runs, not even as a part that is kept as it is', async ({ page }) => {
  await page.setContent('<!doctype html><title>Texts</title>');
  await page.addScriptTag({ content: await richTextScript() });
  const kept = (markup: string) => `<div data-kept="true">${markup}</div>`;
  const pasted = [
    ...HOSTILE_MARKUP,
    ...HOSTILE_MARKUP.map(kept),
    kept('<table><caption><a href="/a">b</a></caption></table>'),
  ];
  const shown = await page.evaluate((all) => all.map((one) => window.pastedInto(one)), pasted);
  expect(shown.at(-1)).toContain('caption');
  const harmful = /^(?:on\w+|srcdoc|formaction|script|style|svg|math|iframe|object|embed|form|base|meta|link)$/;
  for (const [index, names] of shown.entries())
    expect
      .soft(
        names.filter((name) => harmful.test(name)),
        pasted[index],
      )
      .toEqual([]);
  await page.waitForTimeout(500); // pictures that fail
  expect(await page.evaluate(() => window.pwned)).toBeUndefined();
});

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const WORD =
  '<html><body><!--StartFragment--><h1>What it costs</h1><p class=MsoQuote>Bring a chair</p>' +
  "<p class=MsoNormal><![if !vml]><img width=96 height=96 src='file:///C:/Temp/clip_image001.png' alt='A chair'><![endif]></p>" +
  '<p><img src="https://elsewhere.example/x.png" width=20></p><!--EndFragment--></body></html>';

test('an editor writes a table by keyboard, pastes from Word, and visitors get both', async ({ page, product }) => {
  test.setTimeout(150_000);
  const client = await logIn(product.editorUrl, 'ada');
  const { domain } = await client.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
  const contents = [{ componentType: 'RichText', key: 'words', text: '<p>Start</p>' }];
  const draft = { domainId: domain._id, slug: 'rich', header: { heading: 'Rich' }, contents };
  await client.post('page/save', { page: draft, collection: 'pages' });

  await openEditor(page, product, '/rich');
  const text = canvas(page).locator('[data-block="words"] [data-rich-text]');
  await text.click();
  await expect(canvas(page).getByLabel('Paragraph style')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Alt+F10');
  await expect(canvas(page).getByLabel('Paragraph style')).toBeFocused();
  await page.keyboard.press('End');
  for (const _left of ['Clear formatting', 'Picture', 'Table']) await page.keyboard.press('ArrowLeft');
  await expect(canvas(page).getByRole('button', { name: 'Table', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text.locator('th')).toHaveCount(3);
  for (const words of ['Day', 'Time', 'Room', 'Mon', 'nine', 'hall', 'Tue', 'ten', 'loft']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('After it');
  await expect(text.locator('.table + p')).toHaveText('After it');
  await page.keyboard.press('Enter');

  await text.evaluate(
    (element, { html, pixel }) => {
      const digits = Array.from(atob(pixel), (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
      const data = new DataTransfer();
      data.setData('text/html', html);
      data.setData('text/rtf', `{\\rtf1{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn a}}}\\pngblip ${digits}}}}`);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    { html: WORD, pixel: PIXEL },
  );
  await expect(page.getByText('One picture was not pasted because it is on another site.')).toBeVisible();
  await expect(text.locator('img[src^="/_media/"]')).toHaveCount(1);
  await expect(text.locator('blockquote')).toHaveText('Bring a chair');

  const stored = () => client.get<typeof draft>('page/load', { slug: 'rich', domainId: domain._id });
  await expect.poll(async () => JSON.stringify(await stored())).toMatch(/<img data-image-id=.{3,70} alt=/);
  await client.post('page/publishPage', { page: await stored() });
  const visitor = await page.context().newPage();
  await expect(async () => {
    await visitor.goto(`${product.siteUrl}/rich`);
    await expect(visitor.getByRole('region', { name: 'Table' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(visitor.getByRole('columnheader', { name: 'Room' })).toBeVisible();
  await expect(visitor.locator('h2#what-it-costs')).toHaveText('What it costs');
  await expect(visitor.getByRole('img', { name: 'A chair' })).toBeVisible();
});
