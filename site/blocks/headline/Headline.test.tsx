import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';
import { headline } from './definition.ts';

describe('Headline', () => {
  test('headline starts as "Divider Text"', () => {
    expect(headline.schema.parse({})).toEqual({ title: 'Divider Text' });
  });

  test('Headline is a second-level heading, escaped', async () => {
    expect(await renderBlock({ componentType: 'Headline', title: 'Us & <them>' })).toBe(
      '<div class="headline"><h2 class="title">Us &amp; &lt;them&gt;</h2></div>',
    );
  });

  test('Headline is edited in place', async () => {
    expect(await editableFields({ componentType: 'Headline' })).toEqual(['title']);
  });
});
