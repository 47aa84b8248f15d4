import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';

describe('FormattedText', () => {
  test('FormattedText keeps paragraphs and links and removes anything harmful', async () => {
    const text = '<p>Ask <a href="/help">twice</a></p><script>alert(1)</script>';
    expect(await renderBlock({ componentType: 'FormattedText', text })).toBe(
      '<div class="rich-text lead"><p>Ask <a href="/help">twice</a></p></div>',
    );
  });

  test('FormattedText with only an empty paragraph renders nothing', async () => {
    expect(await renderBlock({ componentType: 'FormattedText', text: '<p></p>' })).toBe('');
  });

  test('FormattedText is edited in place', async () => {
    expect(await editableFields({ componentType: 'FormattedText' })).toEqual(['text']);
  });
});
