import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageRef } from '#content-store/model/entities/page-ref.ts';
import type { SearchDocument } from '#content-store/search/search-document.ts';
import { postingsOf, shardLines } from '#content-store/search/shard.ts';
import { Manifest } from '../output/manifest.ts';
import { OutputFolder } from '../output/output-folder.ts';
import { indexContent } from './index-content.ts';
import { SearchIndex } from './search-index.ts';

let folder: string;
let folders = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-search-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function open(name: string) {
  const output = new OutputFolder(join(folder, name), new Manifest(join(folder, `${name}.jsonl`)));
  return { index: new SearchIndex(output), output };
}

async function filesOf(name: string): Promise<Record<string, string>> {
  const entries = await readdir(join(folder, name, '_search'), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = paths.sort().map(async (path) => [path.split('_search/')[1], await readFile(path, 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

/** The files of a clean build of these documents, and what it answers from. */
async function cleanBuild(documents: Documents) {
  const name = `clean-${++folders}`;
  await open(name).index.rebuild(documents);
  return { files: await filesOf(name), content: await contentOf(name) };
}

const contentOf = (name: string) => indexContent(join(folder, name));
const always = async () => true;

type Documents = Map<string, SearchDocument | null>;

/** Enough words for pages to need many shards; some share a prefix. */
const VOCABULARY = Array.from(
  { length: 4000 },
  (_, index) => `${'abcde'[index % 5]}${'xyz'[index % 3]}${index.toString(36)}`,
);

/** A page of three hundred words chosen by `seed`; each seventh repeats them. */
function document(seed: number): SearchDocument {
  const words = Array.from(
    { length: 300 },
    (_, index) => VOCABULARY[(seed * 977 + index * (1 + (seed % 5)) * 13) % 4000],
  );
  const text = Array.from({ length: seed % 7 === 0 ? 12 : 1 }, () => words.join(' ')).join(' ');
  const [slug, kind] = [`page-${seed}`, seed % 2 === 0 ? 'News' : 'Page'];
  return { slug, title: `Page ${VOCABULARY[seed]}`, kind, tags: [], description: '', text };
}

/** What changes in an index of `documents`, which then are those after the change. */
function changeOf(
  index: SearchIndex,
  documents: Documents,
  next: Iterable<readonly [ref: string, SearchDocument | null]>,
) {
  return Array.from(next, ([ref, after]) => {
    const before = documents.get(ref) ?? null;
    documents.set(ref, after);
    return { ref, before: before && index.indexed(before), after: after && index.indexed(after) };
  });
}

const shardsIn = (files: Record<string, string>) => Object.keys(files).filter((name) => name.startsWith('postings-'));

const segmentsIn = (files: Record<string, string>) => Object.keys(files).filter((name) => name.startsWith('segment-'));
const touched = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys({ ...before, ...after })
    .filter((name) => after[name] !== before[name])
    .sort();

const start = (count: number): Documents =>
  new Map(Array.from({ length: count }, (_, index) => [pageRef(`p${index}`), document(index)]));

describe('SearchIndex', () => {
  it('answers like a clean build after any changes, and has its bytes after a merge', { timeout: 60_000 }, async () => {
    const change = fc.tuple(fc.nat(19), fc.option(fc.nat(60)));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 10 }),
        fc.boolean(),
        async (batches, isStopped) => {
          const name = `incremental-${++folders}`;
          const { index } = open(name);
          const documents = start(12);
          await index.rebuild(documents);
          for (const batch of batches) {
            const changed: Documents = new Map(
              batch.map(([page, seed]) => [pageRef(`p${page}`), seed === null ? null : document(seed)]),
            );
            index.update(changeOf(index, documents, changed), documents);
            if (isStopped) await index.merge(documents, async () => false);
          }
          const clean = await cleanBuild(documents);
          expect(await contentOf(name)).toEqual(clean.content);
          await index.merge(documents, always);
          expect(await filesOf(name)).toEqual(clean.files);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('is the same in a folder that is filled unseen', async () => {
    const { index, output } = open('unseen');
    const documents = start(12);
    output.fillUnseen();
    await index.rebuild(documents);
    output.moveIntoPlace();
    expect(await filesOf('unseen')).toEqual((await cleanBuild(documents)).files);
    documents.set(pageRef('p1'), document(40));
    await index.rebuild(documents);
    expect(await filesOf('unseen')).toEqual((await cleanBuild(documents)).files);
  });

  it('leads nobody to pages that are not written yet, and knows that it is unfinished when they fail', async () => {
    const { index } = open('site');
    await index.rebuild(start(2));
    const before = await filesOf('site');
    const pages = Promise.withResolvers<void>();
    const rebuilt = index.rebuild(start(12), pages.promise);
    await pause(100);
    expect(await filesOf('site')).toEqual(before);
    pages.resolve();
    await rebuilt;
    expect(await filesOf('site')).toEqual((await cleanBuild(start(12))).files);
    const failed = Promise.reject(new Error('disk full'));
    failed.catch(() => {}); // `rebuild` awaits it only when its own work is done
    await expect(index.rebuild(start(3), failed)).rejects.toThrow('disk full');
    expect(() => index.update([], start(3))).toThrow('unfinished');
  });

  it('adds a segment of what a page gained or lost, and merges it into the shards with words of its text only', async () => {
    const { index } = open('site');
    const documents = start(12);
    await index.rebuild(documents);
    const before = await filesOf('site');
    expect(shardsIn(before).length).toBeGreaterThan(5);
    const next = { ...document(3), text: `${document(3).text} zebra` };
    index.update(changeOf(index, documents, [[pageRef('p3'), next]]), documents);
    const after = await filesOf('site');
    expect(touched(before, after)).toEqual([expect.stringMatching(/^segment-/), 'statistics.json']);
    await index.merge(documents, always);
    const merged = await filesOf('site');
    const isInText = (line: string) => (postingsOf(line).get(pageRef('p3'))?.counts[0] ?? 0) > 0;
    const shards = shardsIn(merged).filter((name) => [...shardLines(merged[name] ?? '').values()].some(isInText));
    expect(touched(before, merged)).toEqual(['lists-.json', ...shards, 'statistics.json']);
    expect(shards).not.toEqual(shardsIn(merged));
  });

  it('answers like a clean build when a merge is stopped while a term outgrows its shard', async () => {
    const [others, tides] = ['postings--0111011.json', 'postings-tid-011001.json'];
    const page = (text: string): SearchDocument => ({
      ...{ slug: '', title: '', kind: 'Page', tags: [], description: '', text },
    });
    const pages = (from: number, to: number): Documents =>
      new Map(Array.from({ length: to - from }, (_, place) => [pageRef(`${from + place}`), page('tide tidal')]));
    const { index, output } = open('site');
    const documents = new Map([...pages(0, 3500), [pageRef('few'), page('tidewater wood')]]);
    output.fillUnseen();
    await index.rebuild(documents);
    output.moveIntoPlace();
    expect(shardsIn(await filesOf('site'))).toEqual([others, 'postings-tid-011000.json', tides]);
    index.update(changeOf(index, documents, pages(3500, 4000)), documents);
    await index.merge(documents, async () => false);
    const clean = await cleanBuild(documents);
    expect(await contentOf('site')).toEqual(clean.content);
    await index.merge(documents, always);
    expect(await filesOf('site')).toEqual(clean.files);
    expect(shardsIn(clean.files)).not.toContain(tides);
    const last = new Map([...pages(3000, 4000).keys()].map((ref) => [ref, null]));
    index.update(changeOf(index, documents, last), documents);
    await index.merge(documents, always);
    expect(shardsIn(await filesOf('site'))).toContain(tides);
  });

  it('has eight segments at most', async () => {
    const { index } = open('site');
    const documents = start(12);
    await index.rebuild(documents);
    for (let seed = 20; seed < 40; seed += 1) {
      index.update(changeOf(index, documents, [[pageRef(`p${seed % 12}`), document(seed)]]), documents);
      expect(segmentsIn(await filesOf('site')).length).toBeLessThanOrEqual(8);
    }
    expect(await contentOf('site')).toEqual((await cleanBuild(documents)).content);
  });

  it('goes on with the segments that an earlier run left', async () => {
    const first = open('site');
    const documents = start(12);
    await first.index.rebuild(documents);
    for (const seed of [40, 41]) {
      first.index.update(changeOf(first.index, documents, [[pageRef('p1'), document(seed)]]), documents);
    }
    first.output.manifest.flush();
    const { index } = open('site');
    documents.set(pageRef('p2'), null);
    await index.repair(new Set([pageRef('p2')]), documents);
    const clean = await cleanBuild(documents);
    expect(segmentsIn(await filesOf('site'))).toHaveLength(3);
    expect(await contentOf('site')).toEqual(clean.content);
    await index.merge(documents, always);
    expect(await filesOf('site')).toEqual(clean.files);
  });

  it('repair() finds after a start what changed before', async () => {
    const first = open('site');
    const documents = start(20);
    await first.index.rebuild(documents);
    const changed = ['p3', 'p5'].map((id, place) => [pageRef(id), document(41 + place)] as const);
    first.index.update(changeOf(first.index, documents, changed), documents);
    first.index.update(changeOf(first.index, documents, [[pageRef('p5'), null]]), documents);
    first.output.manifest.flush();
    documents.set(pageRef('p1'), document(40));
    documents.set(pageRef('p5'), document(43));
    documents.set(pageRef('p2'), null);
    const { index } = open('site');
    const rebuilt = vi.spyOn(index, 'rebuild');
    await index.repair(new Set(['p1', 'p2', 'p3', 'p5', 'p9'].map(pageRef)), documents);
    expect(rebuilt).not.toHaveBeenCalled();
    await index.merge(documents, always);
    expect(await filesOf('site')).toEqual((await cleanBuild(documents)).files);
  });

  it('repair() writes nothing when the pages that may have changed are as they were', async () => {
    const first = open('site');
    const documents = start(12);
    await first.index.rebuild(documents);
    first.index.update(changeOf(first.index, documents, [[pageRef('p3'), document(41)]]), documents);
    first.output.manifest.flush();
    const before = await filesOf('site');
    await open('site').index.repair(new Set(['p1', 'p3', 'p99'].map(pageRef)), documents);
    expect(await filesOf('site')).toEqual(before);
  });

  it('repair() rebuilds an index that was doubted when the run ended', async () => {
    const first = open('site');
    const documents = start(12);
    await first.index.rebuild(documents);
    first.index.doubt();
    first.output.manifest.flush();
    documents.set(pageRef('p1'), document(40)); // in a page that was written, and is not looked at again
    await open('site').index.repair(new Set(), documents);
    expect(await filesOf('site')).toEqual((await cleanBuild(documents)).files);
  });

  it('repair() rebuilds an index with a missing or truncated file', async () => {
    const documents = start(6);
    for (const kind of ['statistics', 'postings', 'heads']) {
      const first = open('site');
      await first.index.rebuild(documents);
      first.output.manifest.flush();
      const name = Object.keys(await filesOf('site')).find((each) => each.startsWith(kind)) ?? '';
      await writeFile(join(folder, 'site/_search', name), 'cut');
      await open('site').index.repair(new Set(), documents);
      expect(await filesOf('site')).toEqual((await cleanBuild(documents)).files);
    }
  });

  it('repair() rebuilds an index of an earlier version, and leaves none of its files', async () => {
    const documents = start(6);
    const first = open('site');
    await first.index.rebuild(documents);
    const { version, ...statistics } = JSON.parse((await filesOf('site'))['statistics.json'] ?? '');
    const put = (name: string, text: string) => first.output.put({ path: `_search/${name}`, kind: 'index' }, text);
    put('statistics.json', JSON.stringify({ ...statistics, version: version - 1 }));
    put('terms-old.json', '[]');
    first.output.manifest.flush();
    const all = new Set(Array.from({ length: 600 }, (_, number) => pageRef(`p${number}`)));
    await open('site').index.repair(all, documents);
    expect(await filesOf('site')).toEqual((await cleanBuild(documents)).files);
  });

  it('supports a site without pages', async () => {
    const { index } = open('site');
    const documents: Documents = new Map();
    index.update([], documents);
    expect(JSON.parse((await filesOf('site'))['statistics.json'] ?? '')).toMatchObject({
      ...{ shards: '', words: '', heads: '', documents: 0 },
    });
    index.update(changeOf(index, documents, start(1)), documents);
    index.update(changeOf(index, documents, [[pageRef('p0'), null]]), documents);
    await index.merge(documents, always);
    expect(Object.keys(await filesOf('site'))).toEqual(['statistics.json']);
  });
});
