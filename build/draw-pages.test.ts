import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDrawThread } from './draw-thread.ts';
import { makeSmallSite, navigation, page, type SmallSite } from './fixtures/small-site.ts';

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
});
afterEach(() => site.close());

const noPage = (address: string) => Promise.reject(new Error(`${address} was drawn in this thread`));

/** A thread that is ready, and the way to ask it. */
async function readyThread(here = noPage) {
  const { contentDir, compiledDir, environment } = site.options;
  const { promise: ready, resolve } = Promise.withResolvers<(address: string) => Promise<unknown>>();
  const settings = { contentDir, compiledDir, environment, domainId: 'main' };
  const stop = startDrawThread(settings, 'one', here, resolve);
  return { draw: await ready, stop };
}

describe('startDrawThread()', () => {
  it('draws a page with its trace', async () => {
    const { draw, stop } = await readyThread();
    expect(await draw('/food/list')).toMatchObject({
      html: 'List [] About',
      trace: { address: '/food/list', source: 'main/pages/list.json', compileId: 'one' },
    });
    await stop();
  });

  it('names page and block of a page that throws', async () => {
    await site.write(...page('about', { slug: 'about', title: 'boom' }));
    const { draw, stop } = await readyThread();
    await expect(draw('/about')).rejects.toMatchObject({ page: '/about', block: 'Headline k1' });
    await stop();
  });

  it('leaves the pages to this thread when it has ended', async () => {
    const { draw, stop } = await readyThread();
    await stop();
    await expect(draw('/about')).rejects.toThrow('/about was drawn in this thread');
  });
});

describe('drawPages()', () => {
  it('draws every page of a large site once, whoever draws it', { timeout: 60_000 }, async () => {
    const numbers = Array.from({ length: 1000 }, (_, number) => number);
    for (const number of numbers) {
      await site.write(
        ...page(`p${number}`, { slug: `p/${number}`, title: number === 999 ? 'boom' : `Page ${number}` }),
      );
    }
    const rebuilder = await site.open();
    const { changed, failures } = await rebuilder.catchUp();
    expect(changed.filter((address) => address.startsWith('/p/')).length).toBe(999);
    expect(new Set(changed).size).toBe(changed.length);
    expect(failures).toEqual([{ domainId: 'main', page: '/p/999', block: 'Headline k1', message: 'it broke' }]);

    await rebuilder.rebuild([await site.write(...navigation('News'))]);
    const built = await site.built();
    for (const number of numbers.slice(0, -1)) {
      expect(built[`p/${number}/index.html`]).toBe(`Page ${number} [News] `);
    }
  });
});
