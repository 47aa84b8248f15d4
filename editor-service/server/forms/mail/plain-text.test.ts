import { expect, test } from 'vitest';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { headerText, plainText, withSiteLinks } from './mail-text.ts';

test('plainText() puts paragraphs and list entries on separate lines', () => {
  expect(
    plainText('<h2>Thanks</h2><p>Dear <strong>Ben</strong>,<br />hello</p><ul><li>One</li><li>Two</li></ul>'),
  ).toBe('Thanks\n\nDear Ben,\nhello\n\n- One\n- Two');
});

test('plainText() adds the targets of links', () => {
  const link = '<p>See <a href="https://x.org/a?b=1&amp;c=2" target="_blank">the <b>plan</b></a>';
  expect(plainText(`${link} or <a href="https://x.org">https://x.org</a>.</p>`)).toBe(
    'See the plan (https://x.org/a?b=1&c=2) or https://x.org.',
  );
});

test('withSiteLinks() makes links into the site absolute, and no others', () => {
  const markup =
    '<a href="/contact">us</a> <a target="_blank" href="/">home</a> <a href="https://x.org/">x</a> <a>y</a>';
  expect(withSiteLinks(markup, 'https://tide.org/')).toBe(
    '<a href="https://tide.org/contact">us</a> <a target="_blank" href="https://tide.org/">home</a> <a href="https://x.org/">x</a> <a>y</a>',
  );
});

test('plainText() undoes escapeXml()', () => {
  expect(plainText(escapeXml(`<b> & "it's"`))).toBe(`<b> & "it's"`);
});

test('headerText() returns one line of at most 200 characters without control characters', () => {
  expect(headerText('Hi\r\nBcc: ben@example.org\u2028\0!')).toBe('Hi Bcc: ben@example.org !');
  expect(headerText('x'.repeat(500))).toHaveLength(200);
});
