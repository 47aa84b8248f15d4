import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainMarkup } from './plain-markup.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';

const NAMES = ['p', 'h2', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'code', 'pre', 'script', 'a', 'td'];
const TEXTS = [
  '<br />',
  '<br>',
  '<p class="x">',
  '<P>',
  '</p>',
  '<li>',
  'text',
  ' ',
  '\n',
  '"',
  "'",
  '&amp;',
  '&',
  '<',
  '>',
  'é',
  '\0',
];

/** Elements in each other, most of them closed, with texts and stray tags between. */
const { inside } = fc.letrec<{ inside: string; element: string }>((tie) => ({
  inside: fc
    .array(
      fc.oneof(
        { depthSize: 'medium' },
        fc.constantFrom(...TEXTS.slice(6, 8)),
        tie('element'),
        fc.constantFrom(...TEXTS),
      ),
      {
        maxLength: 3,
      },
    )
    .map((parts) => parts.join('')),
  element: fc.tuple(fc.constantFrom(...NAMES), tie('inside')).map(([name, html]) => `<${name}>${html}</${name}>`),
}));

test('isPlainMarkup() knows what the editor writes', () => {
  expect(isPlainMarkup('<p>One <strong>two</strong></p><ul><li><p>Three</p></li></ul><h3>Four<br />five</h3>')).toBe(
    true,
  );
  expect(isPlainMarkup('<p>One <a href="/two">two</a></p>')).toBe(false);
  expect(isPlainMarkup('')).toBe(true);
});

test('isPlainMarkup() is true only for markup that sanitising leaves as it is', () => {
  // An attribute, so that the markup is not plain and really is sanitised.
  const sanitised = (markup: string) => sanitiseRichText(`${markup}<u class=""></u>`).slice(0, -'<u></u>'.length);
  fc.assert(
    fc.property(inside, (markup) => {
      if (isPlainMarkup(markup)) expect(sanitised(markup)).toBe(markup);
    }),
    { numRuns: 20_000 },
  );
});
