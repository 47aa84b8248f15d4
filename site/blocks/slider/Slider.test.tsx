import { describe, expect, test } from 'vitest';
import type { Reader } from '#content-store/model/published/reader.ts';
import { editableFields, pageCard, renderBlock } from '../../testing/render-for-test.tsx';
import { slider } from './definition.ts';

const draft = { componentType: 'Slider' };

describe('Slider', () => {
  test('Slider asks for people and shows sixteen of them, whatever limit its filter has', async () => {
    const asked: unknown[] = [];
    const ask = async (...question: unknown[]) => asked.push(question) && [];
    await slider.ask?.(slider.schema.parse({ tagFilter: { limit: 3 } }), { ask } as unknown as Reader);
    expect(asked).toMatchObject([['people', { filter: { limit: 17 } }]]);
    const crowd = Array.from({ length: 17 }, (_, index) => pageCard(`team/${index}`));
    expect((await renderBlock(draft, crowd)).match(/swiper-slide/g)).toHaveLength(16);
  });

  test('Slider is a carousel of people under the heading "Header"', async () => {
    const html = await renderBlock(draft, [pageCard('team/a'), pageCard('team/b')]);
    expect(html).toContain('data-carousel="people"');
    expect(html).toContain('Header');
    expect(html).toContain('aria-label="Previous"');
    expect(html).toContain('aria-label="Next"');
  });

  test('Slider renders nothing to visitors when it finds no people', async () => {
    expect(await renderBlock(draft)).toBe('');
  });

  test('Slider is edited in place', async () => {
    expect(await editableFields(draft)).toEqual(['heading', 'paragraph']);
  });
});
