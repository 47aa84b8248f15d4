import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';

const draft = { componentType: 'CoverFlow', topLeftText: 'Report' };
const slides = [{ heading: 'One' }, { heading: 'Secret', visible: false }, { paragraph: '<p>No title</p>' }];

describe('CoverFlow', () => {
  test('CoverFlow offers a title for each slide, chosen by click or hover', async () => {
    const html = await renderBlock({ ...draft, slides });
    expect(html).toContain('data-carousel="covers"');
    expect([...html.matchAll(/data-slide="hover">([^<]*)</g)].map(([, title]) => title)).toEqual(['One', 'Slide 2']);
  });

  test('CoverFlow shows invisible slides to editors only', async () => {
    expect(await renderBlock({ ...draft, slides })).not.toContain('Secret');
    expect(await editableFields({ ...draft, slides })).toContain('slides.1.heading');
  });

  test('CoverFlow with one slide offers no titles to choose from', async () => {
    expect(await renderBlock({ ...draft, slides: [{ heading: 'One' }] })).not.toContain('<button');
  });

  test('CoverFlow is edited in place', async () => {
    expect(await editableFields({ ...draft, slides: [{}] })).toEqual([
      'topLeftText',
      'topRightLink',
      ...['image', 'caption', 'heading', 'paragraph', 'link'].map((name) => `slides.0.${name}`),
    ]);
  });
});
