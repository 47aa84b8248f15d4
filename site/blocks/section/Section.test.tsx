import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';

describe('Section', () => {
  test('Section shows nothing of its own: a page shows its blocks in its place', async () => {
    expect(await renderBlock({ componentType: 'Section', sectionId: 'S1' })).toBe('');
    expect(await editableFields({ componentType: 'Section', sectionId: 'S1' })).toEqual([]);
  });
});
