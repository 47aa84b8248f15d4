import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';
import { focusContent } from './definition.ts';

describe('FocusContent', () => {
  const items = [
    { header: 'A table', text: '<p>One</p>', index: 0 },
    { header: '', text: '<p>Two</p>' },
  ];

  test('FocusContent starts with its first item chosen; one item is always chosen', async () => {
    const html = await renderBlock({ componentType: 'FocusContent', items });
    const choices = html.match(/<input[^>]*>/g) ?? [];
    expect(choices).toHaveLength(2);
    expect(choices[0]).toContain('aria-label="A table" name="k1" checked=""');
    expect(choices[1]).toContain('aria-label="Part 2" name="k1"/>');
  });

  test('FocusContent shows all its texts without JavaScript', async () => {
    expect(await renderBlock({ componentType: 'FocusContent', items })).toMatch(/One.*Two/);
  });

  test('FocusContent holds at most 6 items and keeps imported positions', () => {
    expect(focusContent.schema.safeParse({ items: Array(7).fill({}) }).success).toBe(false);
    expect(focusContent.schema.parse({ items }).items[0]?.index).toBe(0);
    expect(focusContent.schema.parse({}).items).toHaveLength(3);
  });

  test('FocusContent is edited in place', async () => {
    expect(await editableFields({ componentType: 'FocusContent', items })).toEqual([
      ...['heading', 'paragraph', 'items.0.header', 'items.0.text', 'items.1.header', 'items.1.text'],
    ]);
  });
});
