import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';

describe('CtaImageBlock', () => {
  const image = { imageId: KNOWN_IMAGE._id };

  test('CtaImageBlock shows its picture at the size in the specification', async () => {
    expect(await renderBlock({ componentType: 'CtaImageBlock', image })).toContain('width="1000" height="560"');
  });

  test('CtaImageBlock swaps sides when reversed', async () => {
    expect(await renderBlock({ componentType: 'CtaImageBlock', image })).not.toContain('reversed');
    const reversed = { componentType: 'CtaImageBlock', image, config: { reversed: true } };
    expect(await renderBlock(reversed)).toContain('reversed');
  });

  test('CtaImageBlock truncates its text after 3 lines', async () => {
    const styles = await readFile(new URL('./CtaImageBlock.module.css', import.meta.url), 'utf8');
    expect(styles).toContain('-webkit-line-clamp: 3;');
  });

  test('CtaImageBlock without a picture shows only its text', async () => {
    const html = await renderBlock({ componentType: 'CtaImageBlock', text: 'Alone', image: { imageId: 'gone' } });
    expect(html).toMatch(/^<section[^>]*><div class="[^"]*ground-/);
  });

  test('CtaImageBlock is edited in place', async () => {
    expect(await editableFields({ componentType: 'CtaImageBlock' })).toEqual(['image', 'text', 'link']);
  });
});
