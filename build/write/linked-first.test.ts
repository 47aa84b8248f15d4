import { expect, it } from 'vitest';
import { linkedFirst } from './linked-first.ts';

const pages = (links: Record<string, string[]>) =>
  new Map(
    Object.entries(links).map(([address, targets]) => [
      address,
      Promise.resolve({ html: targets.map((target) => `<a href="${target}#part">x</a>`).join('') }),
    ]),
  );

it('linkedFirst() puts a page after those it links to', async () => {
  const order = await linkedFirst(pages({ '/a': ['/b', '/elsewhere'], '/b': ['/c'], '/c': [], '/d': ['/a'] }));
  expect(order).toEqual(['/c', '/b', '/a', '/d']);
});

it('linkedFirst() keeps every page when they link to each other, and those that failed', async () => {
  const held = pages({ '/a': ['/b', '/a'], '/b': ['/a'] });
  const failed = Promise.reject(new Error('broken'));
  failed.catch(() => {});
  expect((await linkedFirst(new Map([...held, ['/bad', failed]]))).toSorted()).toEqual(['/a', '/b', '/bad']);
});
