import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../testing/draw-for-test.tsx';
import { simpleDivider } from './definition.ts';

describe('SimpleDivider', () => {
  test('SimpleDivider is one line without fields', async () => {
    expect(simpleDivider.schema.parse({})).toEqual({});
    expect(await drawBlock({ componentType: 'SimpleDivider' })).toBe('<hr class="divider"/>');
  });
});
