import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hubFolder } from '#content-store/model/hub/hub-index.ts';
import type { CardFacts } from '#site/cards/card-facts.ts';
import type { Builder } from '../open-builder.ts';
import { makeSmallSite, page, type SmallSite } from '../testing/small-site.ts';

const FOLDER = hubFolder({ include: ['Topic:Food'], exclude: [], selected: [] }).slice(1);

let site: SmallSite;
let builder: Builder;

beforeEach(async () => {
  site = await makeSmallSite();
  await site.write(...page('library', { slug: 'library', title: 'Library', template: 'hub', keywords: 'Topic:Food' }));
  for (let number = 10; number < 40; number += 1) await site.write(...story(number));
  builder = await site.open();
  await builder.catchUp();
});

afterEach(() => site.close());

const story = (number: number, fields: object = {}) =>
  page(`s${number}`, { slug: `story-${number}`, title: `Story ${number}`, tags: ['Topic:Food'], ...fields });

const publish = async (...file: Parameters<SmallSite['write']>) => builder.rebuild([await site.write(...file)]);

const hubPaths = async () => Object.keys(await site.built()).filter((path) => path.startsWith('_hub/'));

async function cards(): Promise<CardFacts[]> {
  const files = Object.entries(await site.built()).filter(([path]) => /_hub\/\w+\/\d+\//.test(path));
  return files.flatMap(([, text]) => JSON.parse(text));
}

describe('writeHubs()', () => {
  it('writes the index that browsers filter by, and the cards', async () => {
    expect(await hubPaths()).toEqual([`${FOLDER}/1/0.json`, `${FOLDER}/index.json`]);
    expect(await cards()).toHaveLength(31);
    expect((await cards()).find(({ heading }) => heading === 'Story 10')).toMatchObject({
      link: { text: 'Read More', href: '/story-10' },
    });
  });

  it('writes nothing when a change does not affect cards', async () => {
    const before = await site.built();
    const { changed } = await publish(...story(10, { header: { heading: 'Story 10' }, contents: [] }));
    expect(changed).toEqual([]);
    expect(await site.built()).toEqual(before);
  });

  it('writes only the part with the changed card, not the index', async () => {
    const before = await site.built();
    await publish(...story(10, { header: { heading: 'Story 10', description: 'More of it' } }));
    const after = await site.built();
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed.filter((path) => path.startsWith('_hub/'))).toEqual([`${FOLDER}/1/0.json`]);
  });

  it('spreads cards over more files when the hub grows, over fewer when it shrinks', async () => {
    for (const number of [40, 41]) {
      await publish(...story(number));
      expect(await site.built()).toEqual(await site.cleanBuild());
    }
    expect(await hubPaths()).toEqual([`${FOLDER}/2/0.json`, `${FOLDER}/2/1.json`, `${FOLDER}/index.json`]);
    await publish('main/pages/s41.json', null);
    expect(await hubPaths()).toEqual([`${FOLDER}/1/0.json`, `${FOLDER}/index.json`]);
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('omits pages that are no longer published', async () => {
    await publish('main/pages/s10.json', null);
    expect(JSON.stringify(await site.built())).not.toContain('Story 10');
  });

  it('updates hubs after a start with earlier changes', async () => {
    await site.write(...story(10, { header: { heading: 'Renamed' } }));
    await (await site.open()).catchUp();
    expect((await cards()).map(({ heading }) => heading)).toContain('Renamed');
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('removes the data of a hub that no page shows', async () => {
    await publish(...page('library', { slug: 'library', title: 'Library', keywords: 'Topic:Food' }));
    expect(await hubPaths()).toEqual([]);
    await publish(...page('library', { slug: 'library', title: 'Library', template: 'hub', keywords: 'Topic:Food' }));
    await publish('main/pages/library.json', null);
    expect(await hubPaths()).toEqual([]);
    expect(await site.built()).toEqual(await site.cleanBuild());
  });
});
