import { readerOf } from '#site/content/item-schema.ts';
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
