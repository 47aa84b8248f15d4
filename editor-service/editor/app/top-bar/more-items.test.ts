import { expect, test } from 'vitest';
import { sampleWorkbench } from '../../workbench/testing/sample-workbench.ts';
import { BAR_SIZES, type BarSize } from './bar-size.ts';
import { moreItems } from './more-items.ts';

const workbench = sampleWorkbench();
const { store } = workbench;
const itemsAt = (size: BarSize) => moreItems(workbench, store.getState(), size);
const namesAt = (size: BarSize) => itemsAt(size).map(({ label }) => label);

test('moreItems() lists what a bar of its size leaves out, and nothing twice', () => {
  expect(namesAt('full')).toEqual([]);
  expect(namesAt('roomy')).toEqual([]);
  expect(namesAt('compact')).toContain('Page as a list');
  expect(namesAt('compact')).not.toContain('Outline');
  expect(namesAt('narrow')).toEqual(expect.arrayContaining(['Outline', 'Settings panel', 'Phone width']));
  for (const size of BAR_SIZES) expect(new Set(namesAt(size)).size).toBe(namesAt(size).length);
});

test('moreItems() changes how the page is shown', () => {
  const choose = (label: string) =>
    itemsAt('narrow')
      .find((item) => item.label === label)
      ?.onChoose?.();
  choose('Tablet width');
  choose('Scale the page to fit');
  expect(store.getState()).toMatchObject({ canvasWidth: 820, scaling: 'full' });
  choose('Page as a list');
  expect(store.getState()).toMatchObject({ pageView: 'list', workplace: 'list' });
  expect(namesAt('narrow')).not.toContain('Tablet width');
});

test('moreItems() leads to the live page only while the page is published', () => {
  const { saved } = store.getState();
  if (!saved) throw new Error('The sample has documents');
  const live = () => itemsAt('roomy').find(({ label }) => label === 'View live')?.href;
  const published = (is: boolean) =>
    store.setState({ siteUrl: 'https://example.org/', saved: { ...saved, page: { ...saved.page, published: is } } });
  published(true);
  expect(live()).toBe(`https://example.org/${saved.page.slug}`);
  published(false);
  expect(live()).toBeUndefined();
});
