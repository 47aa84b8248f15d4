import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';
import { aboriginalCtaExplainer } from './definition.ts';

describe('AboriginalCtaExplainer', () => {
  const image = { imageId: KNOWN_IMAGE._id };

  test('AboriginalCtaExplainer shows its picture unless the picture is switched off', async () => {
    expect(aboriginalCtaExplainer.schema.parse({}).config.toggleImageOn).toBe(true);
    expect(await renderBlock({ componentType: 'AboriginalCtaExplainer', image })).toContain('<img');
    const without = { componentType: 'AboriginalCtaExplainer', image, config: { toggleImageOn: false } };
    expect(await renderBlock(without)).not.toContain('<img');
  });

  test('AboriginalCtaExplainer reserves no space for a missing picture', async () => {
    const html = await renderBlock({ componentType: 'AboriginalCtaExplainer', title: 'T', image: { imageId: 'gone' } });
    expect(html).not.toContain('circle');
  });

  test('AboriginalCtaExplainer rejects colours outside the palette', async () => {
    const config = { backgroundColour: 'red;background:url(//x)' };
    expect(await renderBlock({ componentType: 'AboriginalCtaExplainer', config })).toContain('ground-brown');
  });

  test('AboriginalCtaExplainer is edited in place', async () => {
    expect(await editableFields({ componentType: 'AboriginalCtaExplainer' })).toEqual([
      'image',
      'title',
      'text',
      'link',
    ]);
  });
});
