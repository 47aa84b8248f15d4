import { expect, test } from 'vitest';
import { blockPages } from '#site/demo/content/pages/blocks/block-pages.ts';
import { pageCard, renderBlock } from '#site/testing/render-for-test.tsx';

const cards = ['one', 'two'].map((slug) => ({ ...pageCard(slug), tags: ['Topic:Water'] }));

test.each(blockPages.flatMap(({ contents = [] }) => contents).map((item) => [item.componentType, item] as const))(
  '%s can be on a page twice: ids and radio groups differ',
  async (_type, item) => {
    const [first = [], second = []] = await Promise.all(['k1', 'k2'].map((key) => namesIn(item, key)));
    expect(first.filter((name) => second.includes(name))).toEqual([]);
  },
);

/** The ids of a block's markup and the names of its radio groups; fields of a form may share their names. */
async function namesIn(item: { componentType: string }, key: string): Promise<string[]> {
  const markup = await renderBlock({ ...item, key, id: undefined }, cards);
  const radios = [...markup.matchAll(/<input type="radio"[^>]*>/g)].flatMap(
    ([radio]) => /name="([^"]*)"/.exec(radio)?.[1] ?? [],
  );
  return [...[...markup.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id), ...radios];
}
