import { describe, expect, test } from 'vitest';
import { contentItemSchema } from '#content-store/model/values/content-item.ts';
import { prepareContent } from '../../content/prepare-content.ts';
import { renderStatic } from '../../document/render-static.ts';
import { renderBlock } from '../../testing/render-for-test.tsx';
import { timeline } from './definition.ts';
import { Timeline } from './Timeline.tsx';

const tabs = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Step ${index}` }));

describe('Timeline', () => {
  test('timeline starts with a title and one tab called Intro', () => {
    expect(timeline.schema.parse({})).toEqual({ title: 'Title', tabs: [{ title: 'Intro', contents: [] }] });
  });

  test('timeline shows no tabs after the seventh', () => {
    expect(
      prepareContent(contentItemSchema.parse({ componentType: 'Timeline', key: 'a', tabs: tabs(9) }))?.slots,
    ).toHaveLength(7);
  });

  test('timeline names a slot for each tab', () => {
    const content = timeline.schema.parse({ tabs: tabs(2) });
    expect(timeline.slots?.(content)).toMatchObject([
      { name: 'tab0', path: 'tabs.0.contents', label: 'Step 0' },
      { name: 'tab1', path: 'tabs.1.contents', label: 'Step 1' },
    ]);
  });

  test('Timeline renders every slot and hides all but the first', () => {
    const item = contentItemSchema.parse({ componentType: 'Timeline', key: 'k1', tabs: tabs(3) });
    const content = prepareContent(item)?.content;
    const markup = renderStatic(Timeline, { content, tab0: 'ZERO', tab1: 'ONE', tab2: 'TWO' });
    expect(markup).toMatch(/ZERO.*ONE.*TWO/);
    expect(markup.match(/role="tabpanel"[^>]*hidden=""/g)).toHaveLength(2);
  });

  test('Timeline numbers its tabs from the second and shows the title of the next one', async () => {
    const markup = await renderBlock({ componentType: 'Timeline', tabs: tabs(2) });
    expect(markup).toContain('<span class="dot"></span>Step 0');
    expect(markup).toContain('<span class="dot">1</span>Step 1');
    expect(markup).toContain('NEXT</span> Step 1');
    expect(markup).not.toContain('PREVIOUS');
  });
});
