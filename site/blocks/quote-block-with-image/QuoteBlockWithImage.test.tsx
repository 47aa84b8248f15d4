import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';

describe('QuoteBlockWithImage', () => {
  const quote = { componentType: 'QuoteBlockWithImage', quote: 'Soup helps', quoteBy: 'Ines' };
  const image = { imageId: KNOWN_IMAGE._id, caption: 'In her kitchen' };

  test('QuoteBlockWithImage shows the speaker and the caption of the portrait', async () => {
    const html = await renderBlock({ ...quote, image });
    expect(html).toMatch(/<blockquote><p[^>]*>Soup helps<\/p><\/blockquote>.*<cite[^>]*>Ines<\/cite>/);
    expect(html).toContain('In her kitchen');
  });

  test('QuoteBlockWithImage swaps sides when reversed', async () => {
    expect(await renderBlock({ ...quote, image, config: { reversed: true } })).toContain('pictured reversed');
  });

  test('QuoteBlockWithImage without a portrait is a quote on a sheet', async () => {
    const html = await renderBlock({ ...quote, image: { imageId: 'gone' } });
    expect(html).not.toContain('portrait');
    expect(html).toContain('Soup helps');
  });

  test('QuoteBlockWithImage is edited in place', async () => {
    expect(await editableFields(quote)).toEqual(['image', 'quote', 'quoteBy', 'image.caption', 'link']);
  });
});
