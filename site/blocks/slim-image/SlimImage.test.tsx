import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';

describe('SlimImage', () => {
  test('SlimImage is cropped to a slim strip, less so on phones', async () => {
    const html = await renderBlock({ componentType: 'SlimImage', image: { imageId: KNOWN_IMAGE._id } });
    expect(html).toContain('width="1920" height="480"');
    expect(html).toMatch(/<source media="\(max-width: 639px\)".*width="1000" height="400"/);
  });

  test('SlimImage with a missing original renders nothing', async () => {
    expect(await renderBlock({ componentType: 'SlimImage' })).toBe('<div class="panorama"></div>');
  });

  test('SlimImage is edited in place', async () => {
    expect(await editableFields({ componentType: 'SlimImage' })).toEqual(['image']);
  });
});
