import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';

describe('FreeformImage', () => {
  test('FreeformImage keeps the shape of its original', async () => {
    const html = await renderBlock({ componentType: 'FreeformImage', image: { imageId: KNOWN_IMAGE._id } });
    expect(html).toContain('width="1920" height="1280"');
  });

  test('FreeformImage keeps the shape of its crop', async () => {
    const image = { imageId: KNOWN_IMAGE._id, desktop: { left: 0, top: 0, width: 500, height: 1000 } };
    expect(await renderBlock({ componentType: 'FreeformImage', image })).toContain('width="500" height="1000"');
  });

  test('FreeformImage shows upright pictures narrower', async () => {
    const render = (width: number, height: number) =>
      renderBlock({
        componentType: 'FreeformImage',
        image: { imageId: KNOWN_IMAGE._id, desktop: { left: 0, top: 0, width, height } },
      });
    expect(await render(500, 1000)).toMatch(/<figure class="[^"]*tall/);
    expect(await render(500, 500)).toMatch(/<figure class="[^"]*square/);
    expect(await render(1600, 900)).not.toMatch(/<figure class="[^"]*(?:tall|square)/);
  });

  test('FreeformImage with a missing original still shows its caption', async () => {
    const html = await renderBlock({
      componentType: 'FreeformImage',
      image: { imageId: 'gone' },
      caption: 'The harbour',
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('The harbour');
  });

  test('FreeformImage is edited in place', async () => {
    expect(await editableFields({ componentType: 'FreeformImage' })).toEqual(['image', 'caption']);
  });
});
