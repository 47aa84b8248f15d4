import { describe, expect, test } from 'vitest';
import { pageNames } from '../content/page-names.ts';
import { KNOWN_IMAGE } from '../testing/render-for-test.tsx';
import { shownRichText } from './shown-rich-text.ts';

const PICTURES = { media: { river: KNOWN_IMAGE }, imageBaseUrl: '' };
const SURROUNDINGS = { pictures: PICTURES, table: 'Table' };
const shown = (markup: string) => shownRichText(markup, { ...SURROUNDINGS, names: pageNames([]) });

describe('shownRichText()', () => {
  test('leaves a text without headings, tables and pictures as it is', () => {
    const markup = '<p>One<br />two &amp; <a href="/x">three</a></p><pre><code>&lt;h2&gt;</code></pre>';
    expect(shown(markup)).toBe(markup);
  });

  test('opens other sites in a new tab, and mail, telephone and pages of this site in none', () => {
    const other = '<a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener">';
    expect(shown('<p><a href="https://example.org/?a=1&amp;b=2">There</a></p>')).toBe(`<p>${other}There</a></p>`);
    expect(shown(`<p>${other}There</a></p>`)).toBe(`<p>${other}There</a></p>`);
    for (const href of ['mailto:a@example.org', 'tel:+61255501234']) {
      expect(shown(`<a href="${href}" target="_blank" rel="noopener">Us</a>`)).toBe(`<a href="${href}">Us</a>`);
    }
    const ours = '<a href="/report.pdf" target="_blank" rel="noopener">Here</a><a href="#below">Below</a>';
    expect(shown(ours)).toBe(ours);
  });

  test('gives headings ids of their words, the second of the same words a number', () => {
    expect(shown('<h2>What it <em>costs</em></h2><h3>What it costs</h3>')).toBe(
      '<h2 id="what-it-costs">What it <em>costs</em></h2><h3 id="what-it-costs-2">What it costs</h3>',
    );
    expect(shownRichText('<h2>Prices</h2>', SURROUNDINGS)).toBe('<h2>Prices</h2>');
  });

  test('names the box of a table by its caption, else by the heading before it, else as a table', () => {
    const names = (markup: string) => Array.from(shown(markup).matchAll(/aria-label="([^"]*)"/g), ([, name]) => name);
    const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(names(`${table}<h2>"Prices" &amp; <em>times</em></h2>${table}${table}`)).toEqual([
      'Table',
      '&quot;Prices&quot; &amp; times',
      '&quot;Prices&quot; &amp; times 2',
    ]);
    expect(names(table.replace('<tbody>', '<caption>Who <strong>comes</strong></caption><tbody>'))).toEqual([
      'Who comes',
    ]);
    expect(shown(table)).toBe(`<section class="table" aria-label="Table" tabindex="0">${table}</section>`);
  });

  test('gives a picture of the library its addresses and size, and its own description', () => {
    const html = shown('<img data-image-id="river" alt="Two &quot;boats&quot;" />');
    expect(html).toContain('src="/_media/aaaaaaaaaaaaaaaa-1216x811.webp"');
    expect(html).toContain('/_media/aaaaaaaaaaaaaaaa-608x406.webp 608w');
    expect(html).toContain('width="1216" height="811" alt="Two &quot;boats&quot;" loading="lazy"');
    expect(html).not.toContain('data-image-id');
  });

  test('describes a picture as the library does unless the text says something else, or decorative', () => {
    expect(shown('<img data-image-id="river" />')).toContain('alt="A river"');
    expect(shown('<img data-image-id="river" alt="" />')).toContain('alt="" role="presentation"');
  });

  test('leaves out a picture that is not in the library', () => {
    expect(shown('<p>a</p><img data-image-id="gone" alt="b" /><p>c</p>')).toBe('<p>a</p><p>c</p>');
  });
});
