import { describe, expect, test } from 'vitest';
import { editableFields, pageCard, renderBlock } from '../../testing/render-for-test.tsx';
import { squareList } from './definition.ts';

const draft = { componentType: 'SquareList' };

describe('SquareList', () => {
  test('SquareList shows heading, subheading, description and "Find out more" of each page', async () => {
    const card = pageCard('work/gates', { heading: 'Gates', subheading: 'Since 2019', description: 'mending them' });
    const html = await renderBlock(draft, [card]);
    for (const text of ['href="/work/gates"', 'Gates', 'Since 2019', 'Mending them. ', 'Find out more']) {
      expect(html).toContain(text);
    }
  });

  test('SquareList uses the colour of a page’s header, and its own for an unknown colour', async () => {
    expect(await renderBlock(draft, [pageCard('a', { backgroundColour: 'brown' })])).toContain('ground-brown');
    const html = await renderBlock(draft, [pageCard('a', { backgroundColour: 'red"><b>' })]);
    expect(html).toMatch(/ground-(turquoise|yellow|lightGreen|pink)"/);
  });

  test('SquareList shows social links that have an address, including imported ones', async () => {
    const social = { twitter: 'https://x.example', facebook: { href: 'https://f.example' } };
    const html = await renderBlock({ ...draft, ...social }, [pageCard('a', {})]);
    expect(html).toContain('href="https://x.example"');
    expect(html).toContain('href="https://f.example"');
    expect(html).not.toContain('Instagram');
    expect(squareList.schema.safeParse({ twitter: 'javascript:alert(1)' }).success).toBe(false);
  });

  test('SquareList shows visitors nothing without a page', async () => {
    expect(await renderBlock({ ...draft, heading: 'What we do' })).toBe('');
  });

  test('SquareList is edited in place', async () => {
    expect(await editableFields(draft)).toEqual(['heading', 'paragraph', 'link']);
  });
});
