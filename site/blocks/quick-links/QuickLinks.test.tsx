import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';

const draft = { componentType: 'QuickLinks' };

describe('QuickLinks', () => {
  test('QuickLinks lists its links in order', async () => {
    const links = [
      { text: 'Carers', href: 'carers', type: 'page' },
      { text: 'Tools', href: 'https://tools.example', type: 'external' },
    ];
    const html = await renderBlock({ ...draft, heading: 'Find it', links });
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/carers', 'https://tools.example']);
  });

  test('QuickLinks omits blank links and shows an incomplete one as text', async () => {
    const html = await renderBlock({ ...draft, links: [{}, { text: 'Soon' }] });
    expect(html.match(/<li/g)).toHaveLength(1);
    expect(html).toContain('<span>Soon</span>');
  });

  test('QuickLinks is edited in place', async () => {
    expect(await editableFields(draft)).toEqual(['heading', 'links.0', 'links.1', 'links.2']);
  });
});
