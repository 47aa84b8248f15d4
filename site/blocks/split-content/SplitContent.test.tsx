import { describe, expect, test } from 'vitest';
import { blockOf } from '../../content/item-schema.ts';
import { renderBlock } from '../../testing/render-for-test.tsx';
import { splitContent } from './definition.ts';

const SPLIT = { componentType: 'SplitContent', key: 'k1' };

describe('SplitContent', () => {
  test('splitContent starts six twelfths wide with a gap of one twelfth', () => {
    expect(splitContent.schema.parse({})).toMatchObject({ width: 6, gap: 1, usePixelGap: false, matchHeight: false });
  });

  test.each([{ width: 11 }, { width: -1 }, { gap: 7, usePixelGap: true }])(
    'splitContent rejects %j, within a page as well',
    (fields) => {
      expect(splitContent.schema.safeParse(fields).success).toBe(false);
      expect(blockOf('SplitContent')?.schema.safeParse({ ...SPLIT, ...fields }).success).toBe(false);
    },
  );

  test('a gap of six twelfths is stored while its unit is chosen, and not published', () => {
    const split = { ...SPLIT, gap: 6 };
    expect(blockOf('SplitContent')?.schema.safeParse(split).success).toBe(true);
    expect(splitContent.schema.safeParse(split).error?.issues[0]?.message).toMatch(
      /^Up to 5 twelfths of the row; in pixels/,
    );
  });

  test('SplitContent shows two columns of one height with a gap of 64 pixels', async () => {
    const html = await renderBlock({ ...SPLIT, gap: 6, usePixelGap: true, matchHeight: true });
    expect(html).toContain('class="columns beside pixels6 matched"');
  });

  test('splitContent has a slot for each column', () => {
    expect(splitContent.slots?.(splitContent.schema.parse({})).map(({ path }) => path)).toEqual(['left', 'right']);
  });
});
