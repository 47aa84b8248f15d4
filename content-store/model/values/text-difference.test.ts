import { expect, test } from 'vitest';
import { markupDifference, renderedDifference, textRuns } from './text-difference.ts';

test('textRuns() finds the words that were added and removed', () => {
  expect(textRuns('We meet on Tuesdays', 'We meet twice on Fridays')).toEqual([
    { kind: 'same', text: 'We meet ' },
    { kind: 'added', text: 'twice ' },
    { kind: 'same', text: 'on ' },
    { kind: 'removed', text: 'Tuesdays' },
    { kind: 'added', text: 'Fridays' },
  ]);
  expect(textRuns('A street, a winter', 'Something else')).toEqual([
    { kind: 'removed', text: 'A street, a winter' },
    { kind: 'added', text: 'Something else' },
  ]);
});

test('markupDifference() marks words and leaves tags outside', () => {
  expect(markupDifference('<p>One two</p>', '<p>One <strong>more</strong> two</p>')).toBe(
    '<p>One <strong><ins>more</ins></strong> two</p>',
  );
});

test('markupDifference() keeps the last word when more is written behind it', () => {
  expect(markupDifference('<p>Open day</p>', '<p>Open day in May</p>')).toBe('<p>Open day <ins>in May</ins></p>');
  expect(markupDifference('<p>Open day in May</p>', '<p>Open day</p>')).toBe('<p>Open day<del>in May</del></p>');
});

test('markupDifference() shows a removed paragraph where it was', () => {
  expect(markupDifference('<p>Keep this</p><p>Not this one</p>', '<p>Keep this</p>')).toBe(
    '<p>Keep this</p><del>Not this one</del>',
  );
});

test('markupDifference() returns equal texts unchanged', () => {
  expect(markupDifference('<p>a &amp; b</p>', '<p>a &amp; b</p>')).toBe('<p>a &amp; b</p>');
});

const table = (...rows: string[][]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

test('markupDifference() marks the changes of a table inside its cells', () => {
  const before = table(['Mon', 'nine'], ['Tue', 'ten'], ['Wed', 'two']);
  const after = table(['Mon', 'half nine'], ['Wed', 'two'], ['Thu', 'one']);
  expect(markupDifference(before, after)).toBe(
    '<table><tbody><tr><td>Mon</td><td><ins>half </ins>nine</td></tr>' +
      '<tr><td><del>Tue</del></td><td><del>ten</del></td></tr>' +
      '<tr><td>Wed</td><td>two</td></tr><tr><td><ins>Thu</ins></td><td><ins>one</ins></td></tr></tbody></table>',
  );
});

test('markupDifference() keeps a table that was removed, its last row, and a column that was added', () => {
  expect(markupDifference(`<p>a</p>${table(['Mon'])}`, '<p>a</p>')).toBe(`<p>a</p>${table(['<del>Mon</del>'])}`);
  expect(markupDifference('<p>a</p>', `<p>a</p>${table(['Mon', ''])}`)).toBe(
    `<p>a</p>${table(['<ins>Mon</ins>', ''])}`,
  );
  expect(markupDifference(table(['Mon'], ['Tue']), table(['Mon']))).toBe(table(['Mon'], ['<del>Tue</del>']));
  expect(markupDifference(table(['Mon']), table(['Mon', 'nine']))).toBe(
    table(['<ins>Mon</ins>', '<ins>nine</ins>'], ['<del>Mon</del>']),
  );
});

test('markupDifference() marks the caption of a table that was added or removed', () => {
  const captioned = (caption: string) => `<table><caption>${caption}</caption><tbody></tbody></table>`;
  expect(markupDifference(captioned('Rooms'), '')).toBe(captioned('<del>Rooms</del>'));
  expect(markupDifference('', captioned('Rooms'))).toBe(captioned('<ins>Rooms</ins>'));
});

test('markupDifference() marks pictures that were added and removed', () => {
  const picture = (id: string) => `<img data-image-id="${id}" alt="x" />`;
  expect(markupDifference(`<p>a</p>${picture('one')}`, `<p>a</p>${picture('two')}`)).toBe(
    `<p>a</p><del>${picture('one')}</del><ins>${picture('two')}</ins>`,
  );
});

test('renderedDifference() marks words of the main part, and leaves what is no text as it is', () => {
  const page = (words: string, script: string) =>
    `<title>${words}</title><main data-x="a > b"><p class="x">${words}</p><script>if (${script} < 1) go("${words}")</script><svg><text>${words}</text></svg></main>`;
  expect(renderedDifference(page('Old words', 'a'), page('New words', 'b'))).toBe(
    page('New words', 'b').replace('<p class="x">New words', '<p class="x"><del>Old </del><ins>New </ins>words'),
  );
});
