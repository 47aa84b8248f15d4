import { describe, expect, it } from 'vitest';
import { blocksOf, pageContents } from './blocks-of.ts';
import { piecesOf } from './pieces-of.ts';
import { readMarkup } from './read-markup.ts';
import type { Mode, Surroundings } from './surroundings.ts';

const losses: string[] = [];
const at: Surroundings = {
  picture: (address) => (address.includes('missing') ? undefined : { imageId: 'boat', alt: 'A boat', caption: '' }),
  link: (address) => (address.startsWith('javascript:') ? '' : address),
  lose: (what) => losses.push(what),
};
const read = (markup: string, mode: Mode = {}) => piecesOf(readMarkup(markup), at, mode);
const text = (markup: string, mode?: Mode) =>
  read(markup, mode)
    .map((piece) => (piece.kind === 'text' ? piece.markup : `[${piece.block.componentType}]`))
    .join('');
const lossesOf = (markup: string) => {
  losses.length = 0;
  read(markup);
  return [...losses];
};

describe('piecesOf()', () => {
  it.each([
    ['<h1>One</h1><h5>Five</h5>', '<h2>One</h2><h4>Five</h4>'],
    ['<div><p>a <b>b</b></p><div>c</div></div>', '<p>a <strong>b</strong></p><p>c</p>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ol start="3"><li><p>a</p></li></ol>', '<ol start="3"><li>a</li></ol>'],
    ['<pre>if (a < b) {\n  go();\n}</pre>', '<pre><code>if (a &lt; b) {\n  go();\n}</code></pre>'],
    [
      '<pre class="x"><code class="hljs lang-c++">a</code></pre><pre class="language-x\'y">b</pre>',
      '<pre><code class="language-c++">a</code></pre><pre><code>b</code></pre>',
    ],
    ['<blockquote><p>a</p><cite>b</cite></blockquote>', '<blockquote><p>a</p><p><em>b</em></p></blockquote>'],
    ['<dl><dt>a</dt><dd>b</dd></dl>', '<p><strong>a</strong></p><p>b</p>'],
    ['<p><a href="javascript:x()">a</a></p>', '<p>a</p>'],
    ['<p>a</p><hr><p>b', '<p>a</p>[SimpleDivider]<p>b</p>'],
    ['<p>see <img src="x.jpg"> here</p>', '<p>see <img data-image-id="boat" alt="A boat"> here</p>'],
    ['<p><img src="x.jpg"></p>', '[FreeformImage]'],
    ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', '[Media]'],
    ['<p>un<i>closed <b>every</p><p>where', '<p>un<em>closed <strong>every</strong></em></p><p>where</p>'],
  ])('reads %s', (markup, expected) => {
    expect(text(markup)).toBe(expected);
  });

  it('keeps tables with their caption, head, spans and foot', () => {
    const markup =
      '<figure><table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2"><p>b</p></td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot></table><figcaption>Prices</figcaption></figure>';
    expect(text(markup)).toBe(
      '<table><caption>Prices</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr><tr><td>c</td></tr></tbody></table>',
    );
  });

  it('keeps captions with dollars', () => {
    const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(text(`<figure>${table}<figcaption>$$ and $'</figcaption></figure>`)).toBe(
      `<table><caption>$$ and $&#39;</caption>${table.slice('<table>'.length)}`,
    );
  });

  it('reads the empty lines and line ends of old texts', () => {
    expect(text('a\nb\n\nc <b>d</b>\n\n<ul><li>e</li></ul>\nf', { breaks: true })).toBe(
      '<p>a<br>b</p><p>c <strong>d</strong></p><ul><li>e</li></ul><p>f</p>',
    );
  });

  it('gives a picture its caption, and several pictures a gallery', () => {
    const [picture] = read('<figure><img src="x.jpg" alt="Red"><figcaption>On the lake</figcaption></figure>');
    expect(picture).toMatchObject({ block: { image: { imageId: 'boat', alt: 'Red' }, caption: 'On the lake' } });
    const two = '<figure><img src="a.jpg"><figcaption>One</figcaption></figure><figure><img src="b.jpg"></figure>';
    const [gallery] = read(`<figure>${two}<figcaption>All</figcaption></figure>`);
    expect(gallery).toMatchObject({ block: { contents: [{ caption: 'One' }, { caption: '' }] } });
    const many = '<figure><img src="x.jpg"></figure>'.repeat(9);
    expect(text(`<figure>${many}</figure>`)).toBe('[TilesCarousel]');
  });

  it.each([
    ['<script>x()</script>', ['A script in the text']],
    ['<form><label>Name</label><input></form>', ['A form (Name)']],
    ['<iframe src="https://maps.example/1"></iframe>', ['Something shown from another site: https://maps.example/1']],
    ['<details><summary>a</summary>b</details>', ['A section that opens when clicked']],
    ['<img src="data:image/png;base64,AA">', ['A picture written into the text itself (data:)']],
  ])('reports %s', (markup, expected) => {
    expect(lossesOf(markup)).toEqual(expected);
  });

  it('ends with 20,000 elements inside each other', () => {
    expect(text(`${'<div><span>'.repeat(20_000)}deep`)).toBe('<p>deep</p>');
  });
});

describe('pageContents()', () => {
  it('splits a long text, a long list and a long word into components that hold them', () => {
    const long = `${'<p>words and words</p>'.repeat(3000)}<ul>${'<li>entry</li>'.repeat(5000)}</ul><p>${'x'.repeat(50_000)}</p>`;
    const contents = pageContents(read(long), at);
    expect(contents.length).toBeGreaterThan(8);
    const texts = contents.map((item) => String(item.text));
    expect(Math.max(...texts.map((one) => one.length))).toBeLessThanOrEqual(20_000);
    expect(texts.join('').match(/<li>entry<\/li>/g)).toHaveLength(5000);
    expect(texts.join('').match(/x/g)).toHaveLength(50_000);
  });

  it('moves the pictures of a very long page into its texts', () => {
    const contents = pageContents(read('<p>a</p><p><img src="x.jpg"></p>'.repeat(600)), at);
    expect(contents.length).toBeLessThan(480);
    expect(contents.every(({ componentType }) => componentType === 'RichText')).toBe(true);
    expect(new Set(contents.map(({ key }) => key)).size).toBe(contents.length);
  });

  it('joins neighbouring texts', () => {
    expect(blocksOf(read('<p>a</p><p>b</p>'))).toEqual([{ componentType: 'RichText', text: '<p>a</p><p>b</p>' }]);
  });
});
