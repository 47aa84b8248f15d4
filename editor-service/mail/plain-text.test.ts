import { expect, test } from 'vitest';
import { escapeMarkup, headerText, plainText } from './plain-text.ts';

test('plainText() gives paragraphs and lists their lines', () => {
  expect(
    plainText('<h2>Thanks</h2><p>Dear <strong>Ben</strong>,<br />hello</p><ul><li>One</li><li>Two</li></ul>'),
  ).toBe('Thanks\n\nDear Ben,\nhello\n\n- One\n- Two');
});

test('plainText() undoes escapeMarkup()', () => {
  expect(plainText(escapeMarkup(`<b> & "it's"`))).toBe(`<b> & "it's"`);
});

test('F08 headerText() is one line of 200 characters without controls', () => {
  expect(headerText('Hi\r\nBcc: ben@example.org\u2028\0!')).toBe('Hi Bcc: ben@example.org !');
  expect(headerText('x'.repeat(500))).toHaveLength(200);
});
