import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';

const draft = { componentType: 'QuickLinksWithImage' };
const link = { text: 'Carers', href: 'carers' };

describe('QuickLinksWithImage', () => {
  test('QuickLinksWithImage shows a 240-pixel preview beside its link', async () => {
    const html = await renderBlock({ ...draft, links: [{ link, image: { imageId: KNOWN_IMAGE._id } }] });
    expect(html).toContain('href="/carers"');
    expect(html).toContain('240x240');
  });

  test('QuickLinksWithImage keeps a link whose picture is missing', async () => {
    const html = await renderBlock({ ...draft, links: [{ link, image: { imageId: 'gone' } }] });
    expect(html).toContain('href="/carers"');
    expect(html).not.toContain('<img');
  });

  test('QuickLinksWithImage is edited in place', async () => {
    expect(await editableFields({ ...draft, links: [{}] })).toEqual(['heading', 'links.0.link', 'links.0.image']);
  });
});
