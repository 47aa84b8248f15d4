import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';

describe('CtaSquareImageBlock', () => {
  const image = { imageId: KNOWN_IMAGE._id };

  test('CtaSquareImageBlock shows its picture at the size in the specification', async () => {
    expect(await renderBlock({ componentType: 'CtaSquareImageBlock', image })).toContain('width="743" height="743"');
  });

  test('CtaSquareImageBlock swaps sides when reversed', async () => {
    expect(await renderBlock({ componentType: 'CtaSquareImageBlock', image })).not.toContain('reversed');
    const reversed = { componentType: 'CtaSquareImageBlock', image, config: { reversed: true } };
    expect(await renderBlock(reversed)).toContain('reversed');
  });

  test('CtaSquareImageBlock truncates its text after 4 lines', async () => {
    const styles = await readFile(new URL('./CtaSquareImageBlock.module.css', import.meta.url), 'utf8');
    expect(styles).toContain('-webkit-line-clamp: 4;');
  });

  test('CtaSquareImageBlock without a picture shows only its text', async () => {
    const html = await renderBlock({ componentType: 'CtaSquareImageBlock', text: 'Alone', image: { imageId: 'gone' } });
    expect(html).toMatch(/^<section[^>]*><div class="[^"]*ground-/);
  });

  test('CtaSquareImageBlock is edited in place', async () => {
    expect(await editableFields({ componentType: 'CtaSquareImageBlock' })).toEqual(['image', 'text', 'link']);
  });
});
