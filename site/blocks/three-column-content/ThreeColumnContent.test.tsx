import { describe, expect, test } from 'vitest';
import { contentItemSchema } from '#content-store/model/values/content-item.ts';
import { prepareContent } from '../../content/prepare-content.ts';
import { renderStatic } from '../../document/render-static.ts';
import { threeColumnContent } from './definition.ts';
import { ThreeColumnContent } from './ThreeColumnContent.tsx';

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
    expect(render({ width: 7 })).toContain('<div class="left twelfths7">LEFT</div><div class="twelfths4">RIGHT</div>');
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
