import { describe, expect, test } from 'vitest';
import { prepareContent } from '../../content/prepare-content.ts';
import { renderStatic } from '../../document/render-static.ts';
import { renderBlock } from '../../testing/render-for-test.tsx';
import { ContentPanel } from './ContentPanel.tsx';
import { contentPanel } from './definition.ts';

const draft = { componentType: 'ContentPanel' };

describe('ContentPanel', () => {
  test('ContentPanel is white with dark purple text by default', async () => {
    expect(contentPanel.schema.parse({}).config).toEqual({
      backgroundColour: 'white',
      fontColour: 'darkPurple',
      reversed: false,
      withGrid: false,
    });
    expect(await renderBlock(draft)).toContain('ground-white');
  });

  test('ContentPanel holds the blocks of its slot', () => {
    const child = { componentType: 'Headline', key: 'h1', title: 'Inside', spacing: {} };
    const spacing = { marginTop: {}, marginBottom: {}, paddingTop: {}, paddingBottom: {} } as never;
    const prepared = prepareContent({ ...draft, key: 'p1', spacing, contents: [child] });
    expect(prepared?.slots).toMatchObject([{ name: 'contents', items: [{ key: 'h1' }] }]);
    const html = renderStatic(ContentPanel, { content: prepared?.content, contents: 'Inside' });
    expect(html).toContain('>Inside<');
  });

  test('ContentPanel lays its blocks side by side and moves the round corner to the other side', async () => {
    const html = await renderBlock({ ...draft, config: { withGrid: true, reversed: true } });
    expect(html).toContain('class="panel reversed withGrid ground-white"');
  });
});
