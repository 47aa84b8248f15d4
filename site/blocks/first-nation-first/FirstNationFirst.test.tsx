import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';
import { firstNationFirst } from './definition.ts';

describe('FirstNationFirst', () => {
  const words = { componentType: 'FirstNationFirst', title: 'Gadigal Country', paragraph: '<p>Always was.</p>' };
  const image = { imageId: KNOWN_IMAGE._id };

  test('FirstNationFirst shows picture, title and text in reading order', async () => {
    expect(await renderBlock({ ...words, image })).toMatch(/width="1000" height="560".*Gadigal Country.*Always was\./);
  });

  test('FirstNationFirst swaps sides when reversed', async () => {
    expect(firstNationFirst.schema.parse({}).config.reversed).toBe(false);
    expect(await renderBlock({ ...words, image, config: { reversed: true } })).toContain('land reversed');
  });

  test('FirstNationFirst without a picture begins with the title', async () => {
    expect(await renderBlock({ ...words, image: { imageId: 'gone' } })).toMatch(/^<section[^>]*><h2/);
  });

  test('FirstNationFirst is edited in place', async () => {
    expect(await editableFields(words)).toEqual(['image', 'title', 'paragraph', 'link']);
  });
});
