import { expect, test } from 'vitest';
import { fillTemplate } from './mail-text.ts';

test('fillTemplate() replaces only the given names, once', () => {
  const values = { name: `Ada \${email}`, email: 'ada@example.org' };
  expect(fillTemplate(`<p>\${name} \${email} \${other} \${constructor}</p>`, values)).toBe(
    `<p>Ada \${email} ada@example.org \${other} \${constructor}</p>`,
  );
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
