import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';
import { columnContent } from './definition.ts';

describe('ColumnContent', () => {
  test('ColumnContent sets its text in one column by default, in two on request', async () => {
    expect(columnContent.schema.parse({}).twoColumns).toBe(false);
    const text = '<p>Long</p>';
    expect(await renderBlock({ componentType: 'ColumnContent', text })).not.toContain('twoColumns');
    expect(await renderBlock({ componentType: 'ColumnContent', text, twoColumns: true })).toContain(
      'rich-text twoColumns',
    );
  });

  test('ColumnContent treats an empty paragraph as no text', async () => {
    expect(await renderBlock({ componentType: 'ColumnContent', text: '<p></p>' })).not.toContain('rich-text');
  });

  test('ColumnContent is edited in place', async () => {
    expect(await editableFields({ componentType: 'ColumnContent' })).toEqual(['heading', 'text', 'link']);
  });
});
