import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';
import { ctaSwappingContent } from './definition.ts';

describe('CtaSwappingContent', () => {
  const items = [
    {
      heading: 'Cook',
      paragraph: '<p>Soup</p>',
      link: { href: 'cook', text: 'Go' },
      image: { imageId: KNOWN_IMAGE._id },
    },
    { heading: 'Grow' },
  ];

  test('CtaSwappingContent starts with its first offer', async () => {
    const choices = (await renderBlock({ componentType: 'CtaSwappingContent', items })).match(/<input[^>]*>/g) ?? [];
    expect(choices.map((choice) => choice.includes('checked'))).toEqual([true, false]);
    expect(choices[1]).toContain('aria-label="Grow"');
  });

  test('CtaSwappingContent shows an offer without picture, text or link', async () => {
    const html = await renderBlock({ componentType: 'CtaSwappingContent', items });
    expect(html).toContain('width="1000" height="1000"');
    expect(html).toContain('<div class="stage"></div>');
  });

  test('CtaSwappingContent holds at most 8 offers', () => {
    expect(ctaSwappingContent.schema.safeParse({ items: Array(9).fill({}) }).success).toBe(false);
    expect(ctaSwappingContent.schema.parse({}).items).toHaveLength(2);
  });

  test('CtaSwappingContent is edited in place', async () => {
    expect(await editableFields({ componentType: 'CtaSwappingContent', items: items.slice(0, 1) })).toEqual([
      ...['items.0.heading', 'items.0.image', 'items.0.paragraph', 'items.0.link'],
    ]);
  });
});
