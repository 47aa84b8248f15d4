import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';
import { text } from './definition.ts';

describe('Text', () => {
  test('Text is a plain paragraph: markup is shown as text', async () => {
    expect(await renderBlock({ componentType: 'Text', text: 'Tea <b>now</b>' })).toBe(
      '<p class="rich-text">Tea &lt;b&gt;now&lt;/b&gt;</p>',
    );
  });

  test('Text renders nothing while it is empty and holds at most 5,000 characters', async () => {
    expect(await renderBlock({ componentType: 'Text' })).toBe('');
    expect(text.schema.safeParse({ text: 'a'.repeat(5001) }).success).toBe(false);
  });

  test('Text is edited in place', async () => {
    expect(await editableFields({ componentType: 'Text' })).toEqual(['text']);
  });
});
