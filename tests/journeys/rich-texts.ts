import fc from 'fast-check';
import { readerOf } from '#site/content/item-schema.ts';
import { RICH_TEXT_ELEMENTS } from '#site/content/rich-text-elements.ts';
import { sanitiseRichText } from '#site/content/sanitise-rich-text.ts';
import { demoPages } from '#site/demo/content/demo-pages.ts';
import { mapFields } from '#site/fields/map-fields.ts';

const CELLS = '<tr><th scope="row">a</th><td>b<br />c</td></tr>';

/** Rich texts with every element, as the service stores them. */
export const STORED = [
  '<h2>One</h2><h3>Two <em>three</em></h3><h4>Four &amp; five</h4>',
  '<blockquote><p>a</p><p>b</p></blockquote><hr /><p>c<br />d</p>',
  '<pre><code>if (a &lt; b) {\n  c();\n}</code></pre><p>Say <code>npm start</code> now</p>',
  '<pre><code class="language-c++">int a;</code></pre>',
  `<table><thead><tr><th scope="col">x</th><th scope="col">y</th></tr></thead><tbody>${CELLS}</tbody></table><p>z</p>`,
  `<table><caption>Who comes</caption><tbody><tr><td colspan="2">a</td></tr>${CELLS}</tbody></table>`,
  '<table><tbody><tr><td><p>a</p><ul><li><p>b</p></li></ul></td><td></td></tr></tbody></table>',
  '<p>a</p><img data-image-id="river" alt="A &quot;river&quot;" /><img data-image-id="hill" alt="" /><img data-image-id="sun" />',
  '<ol start="3"><li><p>a</p></li></ol><p><a href="/x?a=1&amp;b=2#c">there</a>\u00a0now</p>',
];

/** Rich texts from elsewhere, which the editor would write in another way. */
export const FOREIGN = [
  'plain words',
  '<ul><li>without paragraphs</li></ul>',
  '<p>H<sub>2</sub>O, <b>bold</b> and <i>slanted</i></p>',
  '<table><tr><td>one</td><td>two</td></tr><tr><td>short row</td></tr></table>',
  '<p>before <img data-image-id="river" alt="x" /> after</p>',
  '<p><a href="https://example.org" target="_blank" rel="noopener">new tab</a></p>',
];

/** Values of every attribute that rich text may have; `registries` fail when one is missing. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  href: ['/a', '#b', 'mailto:sam@example.org', 'https://example.org/?x=1&amp;y=2'],
  target: ['_blank'],
  rel: ['noopener'],
  start: ['1', '3'],
  class: ['language-ts', 'language-c++'],
  'data-image-id': ['river', 'hill'],
  alt: ['', 'A &quot;river&quot;'],
  colspan: ['1', '2'],
  rowspan: ['1', '2'],
  scope: ['row', 'col', 'rowgroup'],
};

const words = fc.constantFrom('a', 'bc ', ' d', '&lt;e&gt;', '\u00a0', 'é😀', '\n');

function tagOf(name: string): fc.Arbitrary<string> {
  const attributes = (RICH_TEXT_ELEMENTS[name] ?? []).map((attribute) => {
    const values = VALUES[attribute];
    if (!values) throw new Error(`No values for the attribute ${attribute}`);
    return fc.option(fc.constantFrom(...values.map((value) => ` ${attribute}="${value}"`)), { nil: '' });
  });
  return fc.tuple(...attributes).map((written) => `<${name}${written.join('')}`);
}

const { inside } = fc.letrec<{ inside: string; element: string }>((tie) => ({
  inside: fc
    .array(fc.oneof({ depthSize: 'medium' }, words, tie('element')), { maxLength: 3 })
    .map((parts) => parts.join('')),
  element: fc.oneof(
    ...Object.keys(RICH_TEXT_ELEMENTS).map((name) =>
      ['br', 'hr', 'img'].includes(name)
        ? tagOf(name).map((tag) => `${tag} />`)
        : fc.tuple(tagOf(name), tie('inside')).map(([tag, content]) => `${tag}>${content}</${name}>`),
    ),
  ),
}));

/** Tables as they should be: as many cells in every row. */
const table = fc
  .tuple(
    fc.option(inside),
    fc.array(fc.tuple(...Array.from({ length: 3 }, () => fc.tuple(tagOf('td'), tagOf('th'), fc.boolean(), inside))), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([caption, rows]) => {
    const cells = rows.map((row) =>
      row.map(([td, th, isHeading, content]) => {
        const tag = (isHeading ? th : td).replace(/ (?:col|row)span="\d"/g, '');
        return `${tag}>${content}</${isHeading ? 'th' : 'td'}>`;
      }),
    );
    const body = cells.map((row) => `<tr>${row.join('')}</tr>`).join('');
    return `<table>${caption === null ? '' : `<caption>${caption}</caption>`}<tbody>${body}</tbody></table>`;
  });

/** Any rich text that may be stored: every element and attribute, in any nesting that the service leaves. */
export const anyRichText = fc
  .array(fc.oneof(inside, table), { minLength: 1, maxLength: 3 })
  .map((parts) => sanitiseRichText(parts.join('')));

/** Every rich text of the demo site's blocks. */
export function demoTexts(): string[] {
  const texts = new Set<string>();
  for (const item of demoPages.flatMap(({ contents = [] }) => contents)) {
    mapFields(item, readerOf(item)?.definition.fields ?? [], (field, value) => {
      if (field.kind === 'richText' && typeof value === 'string') texts.add(value);
      return value;
    });
  }
  return [...texts];
}
