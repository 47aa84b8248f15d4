import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';

describe('Collage', () => {
  test('Collage cuts each picture to the shape of its place', async () => {
    const html = await renderBlock({
      componentType: 'Collage',
      topLeftImage: { imageId: KNOWN_IMAGE._id, caption: 'Thursday' },
      bottomImage: { imageId: KNOWN_IMAGE._id },
    });
    expect(html).toContain('width="743" height="743"');
    expect(html).toContain('width="1000" height="560"');
    expect(html).toContain('<span>Thursday</span>');
  });

  test('Collage shows coloured paper in place of missing pictures', async () => {
    const html = await renderBlock({ componentType: 'Collage', topLeftImage: { imageId: 'gone' } });
    expect(html.match(/class="cutout /g)).toHaveLength(3);
    expect(html).not.toContain('<img');
  });

  test('Collage is edited in place', async () => {
    expect(await editableFields({ componentType: 'Collage' })).toEqual([
      ...['heading', 'paragraph', 'link', 'secondLink'],
      ...['topLeftImage', 'topRightImage', 'bottomImage'],
      ...['topLeftImage.caption', 'topRightImage.caption', 'bottomImage.caption'],
    ]);
  });
});
