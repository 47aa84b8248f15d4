import { expect, test } from 'vitest';
import { renderStatic } from '../../document/render-static.ts';
import { FieldHostContext } from '../../elements/field-host.ts';
import { renderBlock } from '../../testing/render-for-test.tsx';
import { Anchor } from './Anchor.tsx';

test('Anchor shows nothing to visitors and its name to editors', async () => {
  expect(await renderBlock({ componentType: 'Anchor', id: 'prices' })).toBe('');
  const nothing = () => null;
  const host = { Text: nothing, RichText: nothing, Picture: nothing, Link: nothing };
  const content = { componentType: 'Anchor', key: 'k', id: 'prices' } as Parameters<typeof Anchor>[0]['content'];
  const rendered = renderStatic(
    () => (
      <FieldHostContext value={host}>
        <Anchor content={content} />
      </FieldHostContext>
    ),
    {},
  );
  expect(rendered).toContain('Anchor: prices');
});
