import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageRef } from '#content-store/model/entities/page-ref.ts';
import type { SearchDocument } from '#content-store/search/search-document.ts';
import { Manifest } from '../output/manifest.ts';
import { OutputFolder } from '../output/output-folder.ts';
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

async function cleanBuild(documents: Documents): Promise<Record<string, string>> {
  const name = `clean-${++folders}`;
  open(name).index.rebuild(() => documents);
  return filesOf(name);
}

type Documents = Map<string, SearchDocument | null>;

/** Enough words for pages to need many shards; some share a prefix. */
const VOCABULARY = Array.from(
  { length: 4000 },
  (_, index) => `${'abcde'[index % 5]}${'xyz'[index % 3]}${index.toString(36)}`,
);

/** A page of three hundred words chosen by `seed`; each seventh repeats them, which needs several files. */
function document(seed: number): SearchDocument {
  const words = Array.from(
    { length: 300 },
    (_, index) => VOCABULARY[(seed * 977 + index * (1 + (seed % 5)) * 13) % 4000],
  );
  const text = Array.from({ length: seed % 7 === 0 ? 12 : 1 }, () => words.join(' ')).join(' ');
  const [slug, kind] = [`page-${seed}`, seed % 2 === 0 ? 'News' : 'Page'];
  return { slug, title: `Page ${VOCABULARY[seed]}`, kind, tags: [], description: '', text };
}

const shardsIn = (files: Record<string, string>) => Object.keys(files).filter((name) => name.startsWith('terms-'));

const start = (count: number): Documents =>
  new Map(Array.from({ length: count }, (_, index) => [pageRef(`p${index}`), document(index)]));

describe('SearchIndex', () => {
  it('equals a clean build after any changes', async () => {
    const change = fc.tuple(fc.nat(19), fc.option(fc.nat(60)));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
        async (batches) => {
          const name = `incremental-${++folders}`;
          const { index } = open(name);
          const documents = start(12);
          index.rebuild(() => documents);
          for (const batch of batches) {
            const changed: Documents = new Map(
              batch.map(([page, seed]) => [pageRef(`p${page}`), seed === null ? null : document(seed)]),
            );
            for (const [ref, next] of changed) documents.set(ref, next);
            index.update(changed);
          }
          expect(await filesOf(name)).toEqual(await cleanBuild(documents));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('is the same with and without anticipate()', async () => {
    const { index } = open('anticipated');
    const documents = start(12);
    index.anticipate(documents);
    index.rebuild(() => []);
    expect(await filesOf('anticipated')).toEqual(await cleanBuild(documents));
    documents.set(pageRef('p1'), document(40));
    index.rebuild(() => documents);
    expect(await filesOf('anticipated')).toEqual(await cleanBuild(documents));
  });

  it('writes only the shards of the words that a page gained or lost', async () => {
    const { index } = open('site');
    const documents = start(12);
    index.rebuild(() => documents);
    const before = await filesOf('site');
    expect(shardsIn(before).length).toBeGreaterThan(5);
    index.update([[pageRef('p3'), { ...document(3), text: `${document(3).text} zebra` }]]);
    const after = await filesOf('site');
    const touched = Object.keys(after).filter((name) => after[name] !== before[name]);
    const page = `pages/${pageRef('p3')}.json`;
    expect(touched.sort()).toEqual([page, 'statistics.json', 'terms-z.json', 'words-z.json']);
  });

  it('repair() finds after a start what changed before', async () => {
    const first = open('site');
    const documents = start(6);
    first.index.rebuild(() => documents);
    first.output.manifest.flush();
    documents.set(pageRef('p1'), document(40));
    documents.set(pageRef('p2'), null);
    documents.set(pageRef('p9'), document(9));
    open('site').index.repair(new Map([...documents].filter(([, next]) => next !== null)));
    expect(await filesOf('site')).toEqual(await cleanBuild(documents));
  });

  it('repair() rebuilds an index with a missing or truncated file', async () => {
    const documents = start(6);
    for (const name of ['statistics.json', `pages/${pageRef('p1')}.json`]) {
      const first = open('site');
      first.index.rebuild(() => documents);
      first.output.manifest.flush();
      await writeFile(join(folder, 'site/_search', name), 'cut');
      open('site').index.repair(documents);
      expect(await filesOf('site')).toEqual(await cleanBuild(documents));
    }
  });

  it('repair() rebuilds an index of an earlier version, and leaves none of its files', async () => {
    const documents = start(6);
    const first = open('site');
    first.index.rebuild(() => documents);
    const { version, ...statistics } = JSON.parse((await filesOf('site'))['statistics.json'] ?? '');
    const put = (name: string, text: string) => first.output.put({ path: `_search/${name}`, kind: 'index' }, text);
    put('statistics.json', JSON.stringify({ ...statistics, version: version - 1 }));
    put('terms-old.json', '[]');
    first.output.manifest.flush();
    open('site').index.repair(documents);
    expect(await filesOf('site')).toEqual(await cleanBuild(documents));
  });

  it('supports a site without pages', async () => {
    const { index } = open('site');
    index.update([]);
    expect(JSON.parse((await filesOf('site'))['statistics.json'] ?? '')).toMatchObject({
      shards: [],
      words: [],
      refs: '',
    });
    index.update(start(1));
    index.update([[pageRef('p0'), null]]);
    expect(Object.keys(await filesOf('site'))).toEqual(['statistics.json']);
  });
});
