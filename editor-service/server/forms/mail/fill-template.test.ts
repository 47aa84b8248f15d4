import { expect, test } from 'vitest';
import { fillSubject, fillTemplate, plainText } from './mail-text.ts';

test('fillTemplate() replaces names once, and leaves out those that no field has', () => {
  const values = { name: `Ada \${email}`, email: 'ada@example.org' };
  const markup = `<p>\${name} \${email}\${other}\${constructor}.</p>`;
  expect(fillTemplate(markup, values)).toBe(`<p>Ada \${email} ada@example.org.</p>`);
});

test('fillTemplate() keeps the line breaks of what was typed', () => {
  const markup = fillTemplate(`<p>You wrote:</p><p>\${message}</p>`, { message: 'Dear all,\r\nhello\n\nBen' });
  expect(markup).toMatch(/Dear all,<br ?\/?>hello<br ?\/?><br ?\/?>Ben/);
  expect(plainText(markup)).toBe('You wrote:\n\nDear all,\nhello\n\nBen');
});

test('fillSubject() leaves out names that no field has', () => {
  expect(fillSubject(`Enquiry of \${name} \${nobody}`, { name: 'Ann' })).toBe('Enquiry of Ann');
});

test('fillTemplate() escapes what was typed', () => {
  expect(fillTemplate(`<p>\${name}</p>`, { name: '<img src=http://x>' })).toBe('<p>&lt;img src=http://x&gt;</p>');
});

test('fillTemplate() leaves no script in the template or in an address', () => {
  expect(fillTemplate('<script>x</script><p onclick="x">Hi</p>', {})).toBe('<p>Hi</p>');
  const link = `<p><a href="/\${url}">x</a></p>`;
  expect(fillTemplate(link, { url: '/evil.example' })).toBe('<p><a>x</a></p>');
});

test('fillTemplate() leaves out pictures of the library, which mails cannot show', () => {
  expect(fillTemplate('<p>Hi</p><img data-image-id="river" alt="x">', {})).toBe('<p>Hi</p>');
});

test('fillTemplate() shortens long values', () => {
  expect(fillTemplate(`\${name}`, { name: 'x'.repeat(5000) })).toHaveLength(200);
});
