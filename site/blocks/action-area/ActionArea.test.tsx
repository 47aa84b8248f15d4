import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';

describe('ActionArea', () => {
  const link = { href: 'start', text: 'Ask for the box' };

  test('ActionArea makes its whole bottom edge the link', async () => {
    const html = await renderBlock({ componentType: 'ActionArea', link, topImage: { imageId: KNOWN_IMAGE._id } });
    expect(html).toContain('width="1000" height="560"');
    expect(html).toContain('<div class="edge"><a class="link" href="/start">Ask for the box</a></div>');
  });

  test('ActionArea reserves no space for a missing picture or link', async () => {
    const html = await renderBlock({ componentType: 'ActionArea', heading: 'Start', topImage: { imageId: 'gone' } });
    expect(html).not.toContain('lamp');
    expect(html).toContain('<div class="edge"></div>');
  });

  test('ActionArea is edited in place', async () => {
    expect(await editableFields({ componentType: 'ActionArea' })).toEqual([
      'topImage',
      'heading',
      'description',
      'link',
    ]);
  });
});
