import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSnapshot } from '#content-store/published/snapshot.ts';
import { folderStore } from '#content-store/published/store.ts';
import type { Rendered } from '../render/render.ts';
import { makeSmallSite, navigation, page, type SmallSite } from '../testing/small-site.ts';
import { RenderThread } from './render-thread.ts';

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
});
afterEach(() => site.close());

/** A thread that renders the small site, before `loadSite`. */
async function newThread(): Promise<RenderThread> {
  const { contentDir, compiledDir, environment } = site.options;
  const { state } = await loadSnapshot(folderStore(contentDir));
  return new RenderThread({ content: state, compiledDir, environment, isBackground: true });
}

async function readyThread(): Promise<RenderThread> {
  const thread = await newThread();
  thread.loadSite();
  expect(await thread.ready).toBe('one');
  return thread;
}

describe('RenderThread', () => {
  it('renders a page with its trace', async () => {
    const thread = await readyThread();
    expect(await thread.render({ domainId: 'main', address: '/food/list' })).toMatchObject({
      html: 'List [] About',
      trace: { address: '/food/list', source: 'main/pages/list.json', compileId: 'one' },
    });
    await thread.stop();
  });

  it('names page and block of a page that throws', async () => {
    await site.write(...page('about', { slug: 'about', title: 'boom' }));
    const thread = await readyThread();
    const rendered = thread.render({ domainId: 'main', address: '/about' });
    await expect(rendered).rejects.toMatchObject({ page: '/about', block: 'Headline k1' });
    await thread.stop();
  });

  it('returns null when it was stopped, before or after it was ready', async () => {
    const early = await newThread();
    await early.stop();
    expect(await early.ready).toBeNull();
    const thread = await readyThread();
    await thread.stop();
    expect(await thread.render({ domainId: 'main', address: '/about' })).toBeNull();
  });
});

describe('renderPages()', () => {
  it('renders every page of a large site exactly once, in whichever thread', { timeout: 60_000 }, async () => {
    const numbers = Array.from({ length: 1000 }, (_, number) => number);
    for (const number of numbers) {
      await site.write(
        ...page(`p${number}`, { slug: `p/${number}`, title: number === 999 ? 'boom' : `Page ${number}` }),
      );
    }
    const builder = await site.open();
    const { changed, failures } = await builder.catchUp();
    expect(changed.filter((address) => address.startsWith('/p/')).length).toBe(999);
    expect(new Set(changed).size).toBe(changed.length);
    expect(failures).toEqual([{ domainId: 'main', page: '/p/999', block: 'Headline k1', message: 'it broke' }]);

    await builder.rebuild([await site.write(...navigation('News'))]);
    const built = await site.built();
    for (const number of numbers.slice(0, -1)) {
      expect(built[`p/${number}/index.html`]).toBe(`Page ${number} [News] `);
    }
  });

  it('takes a page as it was rendered before, unless an answer, the compile or the document behind it is another', async () => {
    await site.write(...list('New list'));
    const before = { ...(await renderedThere('/food/list')), html: 'as it was rendered before' };
    expect(await rebuiltWith(before)).toBe(before.html);
    expect(await rebuiltWith({ ...before, trace: { ...before.trace, compileId: 'other' } })).toBe('New list [] About');
    const elsewhere = { ...before, trace: { ...before.trace, source: 'other/pages/list.json' } };
    expect(await rebuiltWith(elsewhere)).toBe('New list [] About');
    await site.write(...page('about', { slug: 'about', title: 'About us', tags: ['Topic:Food'] }));
    expect(await rebuiltWith(before)).toBe('New list [] About us');
  });
});

const list = (title: string) => page('list', { slug: 'food/list', title, keywords: 'Topic:Food' });

async function renderedThere(address: string): Promise<Rendered> {
  const thread = await readyThread();
  const rendered = await thread.render({ domainId: 'main', address });
  await thread.stop();
  return rendered ?? expect.unreachable();
}

/** The list as a rebuild writes it after it got its new title, given a page that was rendered before. */
async function rebuiltWith(before: Rendered): Promise<string | undefined> {
  await site.write(...list('List'));
  const builder = await site.open();
  await builder.buildAll();
  await builder.rebuild([await site.write(...list('New list'))], undefined, { rendered: [before] });
  return (await site.built())['food/list/index.html'];
}
