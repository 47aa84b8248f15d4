import { expect, test } from 'vitest';
import { drawStatic } from '../../document/draw-static.ts';
import { FieldHostContext } from '../../elements/field-host.ts';
import { drawBlock } from '../../testing/draw-for-test.tsx';
import { Anchor } from './Anchor.tsx';

test('Anchor shows nothing to visitors, and its name to editors', async () => {
  expect(await drawBlock({ componentType: 'Anchor', id: 'prices' })).toBe('');
  const nothing = () => null;
  const host = { Text: nothing, RichText: nothing, Picture: nothing, Link: nothing };
  const content = { componentType: 'Anchor', key: 'k', id: 'prices' } as Parameters<typeof Anchor>[0]['content'];
  const drawn = drawStatic(
    () => (
      <FieldHostContext value={host}>
        <Anchor content={content} />
      </FieldHostContext>
    ),
    {},
  );
  expect(drawn).toContain('Anchor: prices');
});
