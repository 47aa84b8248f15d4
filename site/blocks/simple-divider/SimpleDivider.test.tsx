import { describe, expect, test } from 'vitest';
import { renderBlock } from '../../testing/render-for-test.tsx';
import { simpleDivider } from './definition.ts';

describe('SimpleDivider', () => {
  test('SimpleDivider is one line without fields', async () => {
    expect(simpleDivider.schema.parse({})).toEqual({});
    expect(await renderBlock({ componentType: 'SimpleDivider' })).toBe('<hr class="divider"/>');
  });
});
