import { describe, expect, test } from 'vitest';
import { cutToLimits } from '../../fields/limits.ts';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';
import { threeTabs } from './definition.ts';

const draft = { componentType: 'ThreeTabs' };
const link = { text: 'Go', href: 'go' };

describe('ThreeTabs', () => {
  test('ThreeTabs shows no tabs after the third and no links after the second', () => {
    const tabs = Array.from({ length: 5 }, () => ({ links: [link, link, link] }));
    const cut = threeTabs.schema.parse(cutToLimits({ tabs }, threeTabs.limits));
    expect(cut.tabs.map(({ links }) => links.length)).toEqual([2, 2, 2]);
  });

  test('ThreeTabs shows the first tab and lets visitors choose another one', async () => {
    const html = await renderBlock({ ...draft, header: 'Ways', tabs: [{ header: 'One' }, { header: 'Two' }] });
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Two"');
  });

  test('ThreeTabs shows picture, caption, description and links of each tab', async () => {
    const image = { imageId: KNOWN_IMAGE._id, caption: 'Low tide' };
    const html = await renderBlock({ ...draft, tabs: [{ image, description: '<p>Words</p>', links: [link] }] });
    for (const text of ['2000x1247', 'Low tide', '<p>Words</p>', 'href="/go"']) expect(html).toContain(text);
  });

  test('ThreeTabs is edited in place', async () => {
    expect(await editableFields({ ...draft, tabs: [{ links: [link] }] })).toEqual([
      'header',
      'tabs.0.header',
      'tabs.0.image',
      'tabs.0.image.caption',
      'tabs.0.description',
      'tabs.0.links.0',
    ]);
  });
});
