import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';
import { quickInfo } from './definition.ts';

describe('QuickInfo', () => {
  const links = [
    { href: 'buses', text: 'Bus lines' },
    { href: '', text: 'Soon' },
  ];

  test('QuickInfo lists its links under the sub heading', async () => {
    const html = await renderBlock({ componentType: 'QuickInfo', subHeading: 'Good to know', links });
    expect(html).toMatch(/<h3[^>]*>Good to know<\/h3><ul[^>]*><li><a class="link" href="\/buses">Bus lines<\/a>/);
    expect(html).toContain('<span>Soon</span>');
  });

  test('QuickInfo without links renders no list', async () => {
    expect(quickInfo.schema.parse({}).links).toEqual([]);
    expect(await renderBlock({ componentType: 'QuickInfo', heading: 'Facts', subHeading: 'Alone' })).not.toContain(
      'Alone',
    );
  });

  test('QuickInfo rejects a link that could run a script', () => {
    expect(quickInfo.schema.safeParse({ links: [{ href: 'javascript:alert(1)', text: 'x' }] }).success).toBe(false);
  });

  test('QuickInfo is edited in place', async () => {
    expect(await editableFields({ componentType: 'QuickInfo', links })).toEqual([
      ...['heading', 'text', 'subHeading', 'links.0', 'links.1'],
    ]);
  });
});
