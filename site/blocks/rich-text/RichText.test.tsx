import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';

describe('RichText', () => {
  test('RichText keeps paragraphs and links and removes anything harmful', async () => {
    const text = '<p>Ask <a href="/help">twice</a></p><script>alert(1)</script>';
    expect(await renderBlock({ componentType: 'RichText', text })).toBe(
      '<div class="rich-text"><p>Ask <a href="/help">twice</a></p></div>',
    );
  });

  test('RichText with only an empty paragraph renders nothing', async () => {
    expect(await renderBlock({ componentType: 'RichText', text: '<p></p>' })).toBe('');
  });

  test('RichText is edited in place', async () => {
    expect(await editableFields({ componentType: 'RichText' })).toEqual(['text']);
  });
});
