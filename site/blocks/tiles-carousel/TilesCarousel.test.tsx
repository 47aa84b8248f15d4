import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';

const draft = { componentType: 'TilesCarousel' };
const tile = (heading: string) => ({ heading, image: { imageId: KNOWN_IMAGE._id } });

describe('TilesCarousel', () => {
  test('TilesCarousel shows each tile with its picture, and arrows for several tiles', async () => {
    const html = await renderBlock({ ...draft, tiles: [tile('One'), tile('Two')] });
    expect(html).toContain('data-carousel="tiles"');
    expect(html).toContain('750x750');
    expect(html).toContain('aria-label="Next"');
    expect(await renderBlock({ ...draft, tiles: [tile('One')] })).not.toContain('aria-label="Next"');
  });

  test('TilesCarousel omits blank tiles', async () => {
    const html = await renderBlock({ ...draft, tiles: [{}, tile('Two'), {}] });
    expect(html.match(/<li/g)).toHaveLength(1);
    expect(await renderBlock(draft)).not.toContain('<li');
  });

  test('TilesCarousel is edited in place, including blank tiles', async () => {
    const fields = await editableFields({ ...draft, tiles: [{}, tile('Two')] });
    expect(fields).toEqual([
      'title',
      ...['tiles.0', 'tiles.1'].flatMap((at) =>
        ['image', 'caption', 'heading', 'paragraph', 'link'].map((name) => `${at}.${name}`),
      ),
    ]);
  });
});
