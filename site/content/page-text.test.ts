import { describe, expect, test } from 'vitest';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import { pageDescription, pageText, plainText } from './page-text.ts';

const textOf = (fields: object) =>
  pageText(publishedPageSchema.parse({ _id: 'a', domainId: 'main', slug: 'a', ...fields }));

describe('pageText()', () => {
  test('reads the blocks in order, in lists and containers too', () => {
    const contents = [
      { componentType: 'Headline', key: 'a', title: 'First  words' },
      {
        componentType: 'LeftRightContent',
        key: 'b',
        heading: 'Rich',
        paragraph: '<p>One</p><p>two &amp; <b>three</b>.</p>',
      },
      { componentType: 'QuickLinks', key: 'c', heading: 'Index', links: [{ href: '/x', text: 'A link' }] },
      {
        componentType: 'Timeline',
        key: 'd',
        title: 'Story',
        tabs: [{ title: 'Intro', contents: [{ componentType: 'Headline', key: 'e', title: 'Inside' }] }],
      },
    ];
    expect(textOf({ header: { heading: 'Not here', description: 'Nor here' }, contents })).toBe(
      'First words · Rich · One two & three. Index · A link · Story · Intro · Inside',
    );
  });

  test('leaves out ids, addresses, private fields and unknown blocks', () => {
    const contents = [
      { componentType: 'Media', key: 'a', video: { videoId: 'dQw4w9WgXcQ' }, mediaCaption: 'Seen' },
      {
        componentType: 'NewsletterBox',
        key: 'b',
        heading: 'Letters',
        subscribe: { listId: 'a1b2c3', submitText: 'Join' },
      },
      { componentType: 'SquareList', key: 'c', heading: 'Squares', twitter: 'https://twitter.com/us' },
      { componentType: 'Form', key: 'd', title: 'Write', identifier: 'contact-us', recipient: 'ruth@example.org' },
      { componentType: 'NoSuchBlock', key: 'e', title: 'Nobody sees this' },
    ];
    expect(textOf({ contents })).toMatch(/^Seen · Letters · Join · Squares · Write( · Send enquiry)?$/);
  });
});

test('plainText() strips markup, even of many brackets', () => {
  expect(plainText('<h2>A&nbsp;b</h2><ul><li>c &lt;script&gt;</li></ul>')).toBe('A b c <script>');
  const table = '<table><caption>Who</caption><tr><th>Day</th><td>Mon<code>day</code></td></tr></table><pre>x</pre>';
  expect(plainText(`<p>At</p>${table}`)).toBe('At Who Day Monday x');
  plainText('<'.repeat(100_000));
});

test('pageDescription() reads the header, then the description for search engines unless it is the same', () => {
  const of = (description: string) =>
    pageDescription({ header: { heading: 'Not here', subheading: 'Below', description: '<p>About</p>' }, description });
  expect(of('About')).toBe('Below · About');
  expect(of('For robots')).toBe('Below · About · For robots');
});
