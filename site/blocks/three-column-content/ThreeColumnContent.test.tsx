import { describe, expect, test } from 'vitest';
import { contentItemSchema } from '#content-store/model/entities/content-item.ts';
import { prepareContent } from '../../content/prepare-content.ts';
import { renderStatic } from '../../document/render-static.ts';
import { threeColumnContent } from './definition.ts';
import { columnPlaces, ThreeColumnContent } from './ThreeColumnContent.tsx';

function render(fields: object): string {
  const item = contentItemSchema.parse({ componentType: 'ThreeColumnContent', key: 'k1', ...fields });
  const content = prepareContent(item)?.content;
  return renderStatic(ThreeColumnContent, { content, left: 'LEFT', right: 'RIGHT' });
}

describe('ThreeColumnContent', () => {
  test('threeColumnContent starts six twelfths wide with a gap of one twelfth', () => {
    expect(threeColumnContent.schema.parse({})).toMatchObject({ width: 6, gap: 1, singleColumn: false });
  });

  test.each([{ width: 11 }, { width: -1 }, { gap: 6 }])('threeColumnContent rejects %j', (fields) => {
    expect(threeColumnContent.schema.safeParse(fields).success).toBe(false);
  });

  test('ThreeColumnContent places both columns in twelfths', () => {
    expect(render({})).toContain('<div class="left from1 span6">LEFT</div><div class="from8 span5">RIGHT</div>');
  });

  test('ThreeColumnContent shows only the left column in single mode', () => {
    const markup = render({ singleColumn: true });
    expect(markup).toContain('LEFT');
    expect(markup).not.toContain('RIGHT');
  });

  test('ThreeColumnContent passes its children as slots and hides their lists from the view', () => {
    const child = { componentType: 'Headline', key: 'k2' };
    const item = contentItemSchema.parse({ componentType: 'ThreeColumnContent', key: 'k1', left: [child] });
    const prepared = prepareContent(item);
    expect(prepared?.content.left).toEqual([]);
    expect(prepared?.slots[0]).toMatchObject({ name: 'left', items: [child] });
  });
});

describe('columnPlaces()', () => {
  const reverse = { desktop: false };

  test('swaps the columns when reversed', () => {
    expect(columnPlaces({ width: 4, gap: 2, reverse: { desktop: true } })).toEqual({
      left: { from: 9, span: 4 },
      right: { from: 1, span: 6 },
    });
  });

  test('stacks columns when one has no room', () => {
    expect(columnPlaces({ width: 10, gap: 2, reverse })).toBeNull();
    expect(columnPlaces({ width: 0, gap: 1, reverse })).toBeNull();
  });
});
