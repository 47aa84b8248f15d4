import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';

const BLOCK = {
  componentType: 'LeftRightContent',
  heading: 'One Saturday',
  paragraph: '<p>Six neighbours <script>x()</script>and a drill.</p>',
  image: { imageId: KNOWN_IMAGE._id, caption: 'The ramp' },
};

describe('LeftRightContent', () => {
  test('LeftRightContent accepts only its three grounds', async () => {
    const grounds = async (backgroundColour: string) =>
      (await renderBlock({ ...BLOCK, config: { backgroundColour } })).match(/ground-\w+/g);
    expect(await grounds('alabasterPeach')).toContain('ground-alabasterPeach');
    expect(await grounds('yellow')).toEqual(await grounds('transparent'));
  });

  test('LeftRightContent shows a square picture in several sizes, its caption and sanitised text', async () => {
    const markup = await renderBlock(BLOCK);
    expect(markup).toContain('width="1000" height="1000" alt="A river" loading="lazy"');
    expect(markup).toMatch(/srcSet="\/_media\/a{16}-500x500\.webp 500w, \/_media\/a{16}-1000x1000\.webp 1000w"/);
    expect(markup).toContain('<figcaption class="caption">The ramp</figcaption>');
    expect(markup).toContain('<p>Six neighbours and a drill.</p>');
  });

  test('LeftRightContent swaps sides', async () => {
    expect(await renderBlock(BLOCK)).not.toContain('reversed');
    expect(await renderBlock({ ...BLOCK, config: { reversed: true } })).toMatch(/^<div class="pair [^"]*reversed"/);
  });

  test('LeftRightContent leaves the place of an unknown picture empty', async () => {
    expect(await renderBlock({ ...BLOCK, image: { imageId: 'gone' } })).toContain('<figure class="figure"></figure>');
  });

  test('LeftRightContent is edited in place', async () => {
    expect(await editableFields(BLOCK)).toEqual(['image', 'image.caption', 'heading', 'paragraph', 'link']);
  });
});
