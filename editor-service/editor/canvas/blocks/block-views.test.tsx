import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { definitions } from '#site/blocks/definitions.ts';
import { loadViews, useView } from './block-views.ts';

const rendered = (componentType: string) => renderToString(<Probe componentType={componentType} />);

function Probe({ componentType }: { componentType: string }) {
  return useView(componentType) ? 'here' : 'missing';
}

test('loadViews() finds the view of every block by its name', async () => {
  const names = definitions.map(({ componentType }) => componentType);
  expect(names.filter((name) => rendered(name) === 'here')).toEqual([]);
  await loadViews(names);
  expect(names.filter((name) => rendered(name) === 'missing')).toEqual([]);
});

test('loadViews() ignores names that no block has', async () => {
  await loadViews(['Nothing', '../Headline']);
  expect(rendered('Nothing')).toBe('missing');
});
