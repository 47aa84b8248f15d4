import { editableFields, renderBlock } from 'pagewright/testing';
import { describe, expect, test } from 'vitest';
import { priceList } from './definition.ts';

const FILLED = { componentType: 'PriceList', heading: 'Price list', text: '<p>One paragraph.</p>' };

describe('PriceList', () => {
  test('priceList gives a new block its defaults', () => {
    expect(priceList.schema.parse({})).toEqual({ heading: '', text: '' });
  });

  test('PriceList shows its heading and its text', async () => {
    const markup = await renderBlock(FILLED);
    expect(markup).toContain('<h2>Price list</h2>');
    expect(markup).toContain('<p>One paragraph.</p>');
  });

  test('PriceList is edited in place', async () => {
    expect(await editableFields(FILLED)).toEqual(['heading', 'text']);
  });
});
