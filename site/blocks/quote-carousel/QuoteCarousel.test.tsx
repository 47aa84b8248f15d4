import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';

const draft = { componentType: 'QuoteCarousel' };
const quotes = [
  { title: 'Asha', text: 'First' },
  { title: '', text: '' },
  { title: 'Tom', text: 'Second' },
];

describe('QuoteCarousel', () => {
  test('QuoteCarousel shows a card and a button for each quote that has text', async () => {
    const html = await renderBlock({ ...draft, quotes });
    expect(html).toContain('data-carousel="quotes"');
    expect(html.match(/<blockquote/g)).toHaveLength(2);
    expect([...html.matchAll(/aria-label="(Quote \d)"/g)].map(([, label]) => label)).toEqual(['Quote 1', 'Quote 2']);
  });

  test('QuoteCarousel with one quote shows no buttons', async () => {
    expect(await renderBlock({ ...draft, quotes: quotes.slice(0, 1) })).not.toContain('<button');
  });

  test('QuoteCarousel is edited in place', async () => {
    expect(await editableFields({ ...draft, quotes: [{}] })).toEqual(['quotes.0.text', 'quotes.0.title']);
  });
});
