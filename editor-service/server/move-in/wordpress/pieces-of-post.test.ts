import { describe, expect, it } from 'vitest';
import type { Piece } from '../markup/surroundings.ts';
import { piecesOfPost } from './block-pieces.ts';
import type { WpSurroundings } from './wp-surroundings.ts';

const losses: string[] = [];
const at: WpSurroundings = {
  picture: (address, number) => ({ imageId: number ? `p${number}` : address, alt: '', caption: '' }),
  link: (address) => address,
  lose: (what, why) => losses.push(`${what}: ${why}`),
  tagOf: (term) => (term === 4 ? 'Category:News' : undefined),
  allTags: ['Category:News', 'Category:Lake'],
  sectionOf: (pattern) => (pattern === 7 ? 'wp-7' : undefined),
  footnotes: '[{"content":"See <em>there</em>","id":"a"}]',
};
const read = (content: string): Piece[] => {
  losses.length = 0;
  return piecesOfPost(content, at);
};
const shape = (content: string) =>
  read(content)
    .map((piece) => (piece.kind === 'text' ? piece.markup : `[${piece.block.componentType}]`))
    .join('');

/** A block with its comments. */
const block = (name: string, inside = '', attributes?: object) =>
  `<!-- wp:${name} ${attributes ? `${JSON.stringify(attributes)} ` : ''}-->${inside}<!-- /wp:${name} -->`;
const paragraph = (words: string) => block('paragraph', `<p>${words}</p>`);

describe('piecesOfPost() of blocks', () => {
  it.each([
    ['paragraph', paragraph('a'), '<p>a</p>'],
    ['heading', block('heading', '<h2 class="wp-block-heading">a</h2>'), '<h2>a</h2>'],
    ['list', block('list', `<ul>${block('list-item', '<li>a</li>')}</ul>`), '<ul><li>a</li></ul>'],
    ['quote', block('quote', `<blockquote>${paragraph('a')}</blockquote>`), '<blockquote><p>a</p></blockquote>'],
    [
      'pullquote',
      block('pullquote', '<figure><blockquote><p>a</p><cite>b</cite></blockquote></figure>'),
      '[QuoteBlock]',
    ],
    [
      'code',
      block('code', '<pre class="wp-block-code"><code>&lt;b&gt;</code></pre>'),
      '<pre><code>&lt;b&gt;</code></pre>',
    ],
    ['preformatted', block('preformatted', '<pre>a\nb</pre>'), '<pre><code>a\nb</code></pre>'],
    ['verse', block('verse', '<pre>a\nb</pre>'), '<p>a<br>b</p>'],
    [
      'table',
      block('table', '<figure><table><tbody><tr><td>a</td></tr></tbody></table></figure>'),
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['html', block('html', '<p>a</p>'), '<p>a</p>'],
    ['freeform', block('freeform', 'a\n\nb'), '<p>a</p><p>b</p>'],
    ['image', block('image', '<figure><img src="x.jpg" class="wp-image-3"></figure>', { id: 3 }), '[FreeformImage]'],
    [
      'gallery',
      block('gallery', `<figure>${block('image', '<figure><img src="a.jpg"></figure>').repeat(2)}</figure>`),
      '[ContentPanel]',
    ],
    ['gallery of numbers', block('gallery', '', { ids: [1, 2, 3, 4, 5, 6, 7] }), '[TilesCarousel]'],
    ['audio', block('audio', '<figure><audio src="https://x.example/a.mp3"></audio></figure>'), '[Button]'],
    ['video', block('video', '<figure><video src="https://x.example/a.mp4"></video></figure>'), '[Button]'],
    ['file', block('file', '<div><a href="/a.pdf">Plan</a></div>'), '[Button]'],
    [
      'cover',
      block('cover', `<div><img src="a.jpg"><div>${paragraph('a')}</div></div>`, { url: 'a.jpg' }),
      '[FreeformImage]<p>a</p>',
    ],
    [
      'media-text',
      block('media-text', `<div><figure><img src="a.jpg"></figure><div>${paragraph('a')}</div></div>`),
      '[LeftRightContent]',
    ],
    ['columns', block('columns', `<div>${block('column', paragraph('a')).repeat(3)}</div>`), '[SplitContent]'],
    ['group', block('group', `<div>${paragraph('a')}</div>`), '<p>a</p>'],
    [
      'group with a ground',
      block('group', `<div>${paragraph('a')}</div>`, { backgroundColor: 'red' }),
      '[ContentPanel]',
    ],
    ['buttons', block('buttons', `<div>${block('button', '<div><a href="/a">Go</a></div>')}</div>`), '[Button]'],
    ['embed', block('embed', '<figure></figure>', { url: 'https://vimeo.com/76979871' }), '[Media]'],
    [
      'embed elsewhere',
      block('embed', '', { url: 'https://x.example/1' }),
      '<p><a href="https://x.example/1">https://x.example/1</a></p>',
    ],
    ['old embed', block('core-embed/youtube', '', { url: 'https://youtu.be/dQw4w9WgXcQ' }), '[Media]'],
    [
      'social-links',
      block('social-links', `<ul><!-- wp:social-link {"url":"https://x.example","service":"x"} /--></ul>`),
      '[QuickLinks]',
    ],
    ['separator', block('separator', '<hr>'), '[SimpleDivider]'],
    ['spacer', block('spacer', '<div></div>'), ''],
    ['more', block('more', '<!--more-->'), ''],
    ['nextpage', block('nextpage', '<!--nextpage-->'), '[SimpleDivider]'],
    ['details', block('details', `<details><summary>a</summary>${paragraph('b')}</details>`), '<h3>a</h3><p>b</p>'],
    ['latest-posts', '<!-- wp:latest-posts {"categories":[{"id":4}]} /-->', '[RelatedPages]'],
    ['query', block('query', block('post-template', '<!-- wp:post-title /-->')), '[RelatedPages]'],
    ['synced pattern', '<!-- wp:block {"ref":7} /-->', '[Section]'],
    ['synced pattern that is not there', '<!-- wp:block {"ref":8} /-->', ''],
    ['footnotes', '<!-- wp:footnotes /-->', '<ol><li>See there</li></ol>'],
    ['shortcode', block('shortcode', '[gallery ids="1"]'), '[FreeformImage]'],
    ['search', '<!-- wp:search /-->', ''],
    ['tag-cloud', '<!-- wp:tag-cloud /-->', ''],
    ['block of a plugin', block('acme/box', `<div>${paragraph('a')}</div>`), '<p>a</p>'],
    ['empty block of a plugin', '<!-- wp:acme/map {"x":1} /-->', ''],
    ['block that is never closed', '<!-- wp:group --><div><!-- wp:paragraph --><p>a</p>', '<p>a</p>'],
    ['damaged attributes', '<!-- wp:paragraph {"a":} --><p>a</p><!-- /wp:paragraph -->', '<p>a</p>'],
  ])('reads %s', (_name, content, expected) => {
    expect(shape(content)).toBe(expected);
  });

  it('keeps the widths of columns, and puts three into splits inside each other', () => {
    const column = (width: string) => block('column', paragraph(width), { width });
    const [piece] = read(block('columns', [column('25%'), column('25%'), column('50%')].join('')));
    expect(piece).toMatchObject({ block: { width: 3, left: [{ text: '<p>25%</p>' }], right: [{ width: 4 }] } });
  });

  it('names blocks of plugins and those that WordPress makes', () => {
    read('<!-- wp:acme/map /--><!-- wp:search /-->');
    expect(losses).toEqual([
      'Block acme/map: it belongs to a plugin that generates it when a page is shown, so the file does not contain it',
      'Block core/search: this site has a page for searching',
    ]);
  });

  it('ends with a thousand groups inside each other', () => {
    expect(shape(`${'<!-- wp:group --><div>'.repeat(1000)}deep`)).toBe('<p>deep</p>');
  });
});

describe('piecesOfPost() of classic texts', () => {
  it.each([
    ['[sic] and [1] stay', '<p>[sic] and [1] stay</p>'],
    ['[[gallery]] is escaped', '<p>[gallery] is escaped</p>'],
    ['[box color="red"]inside[/box]', '<p>inside</p>'],
    ['<pre>[gallery ids="1"]</pre>', '<pre><code>[gallery ids=&quot;1&quot;]</code></pre>'],
    ['[caption id="a" width="3"]<img src="a.jpg" /> words[/caption]', '[FreeformImage]'],
    ['a\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nb', '<p>a</p>[Media]<p>b</p>'],
    ['[embed]https://vimeo.com/76979871[/embed]', '[Media]'],
    ['[audio mp3="https://x.example/a.mp3"][/audio]', '[Button]'],
    ['a<!--more-->b', '<p>ab</p>'],
    ['[spacer/]a[rule /]', '<p>a</p>'],
    ['<code>[gallery]</code> <PRE>[gallery]</PRE>', '<p><code>[gallery]</code></p><pre><code>[gallery]</code></pre>'],
    ['a  \n\t b \n c', '<p>a<br>b<br>c</p>'],
  ])('reads %s', (content, expected) => {
    expect(shape(content)).toBe(expected);
  });

  it.each([
    ['an open shortcode and spaces', `[note${' '.repeat(20_000)}x`],
    ['a comment like a block, and spaces', `<!-- wp:a${' '.repeat(20_000)}x --><p>b</p>`],
    ['a line of spaces', `a\n${' '.repeat(200_000)}b`],
    ['spaces in a line', `a${' '.repeat(200_000)}b\nc`],
    ['an address and spaces', `https://x.example${' '.repeat(200_000)}b`],
    ['line breaks', `a${'<br>'.repeat(60_000)}b`],
    ['code that is closed in an odd way', '<code>a</code >'.repeat(30_000)],
    ['code that is never closed', '<code>'.repeat(10_000)],
    ['comments that are never closed', '<!-- '.repeat(100_000)],
    ['spaces in code', `<pre>a${' '.repeat(200_000)}b</pre>`],
  ])('reads %s, which would take minutes in quadratic time', (_name, content) => {
    expect(shape(`<p>The start</p>${content}`)).toContain('The start');
  });

  it('reports shortcodes of plugins by name, once each', () => {
    read('[contact-form-7 id="1" title="x"] [sic]');
    expect(losses).toEqual(['Shortcode [contact-form-7]: it belongs to a plugin; its content was kept']);
  });
});
