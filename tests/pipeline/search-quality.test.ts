import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Manifest } from '#build/output/manifest.ts';
import { OutputFolder } from '#build/output/output-folder.ts';
import { SearchIndex } from '#build/search/search-index.ts';
import { libraryDocuments } from './library-documents.ts';
import { meanReciprocalRank } from './search-quality.ts';

/** The mean reciprocal rank when the queries were written: titles 1.00, words 1.00, beginnings 0.88, mistakes 0.77. */
const AT_FIRST = 0.913;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-quality-'));
  const output = new OutputFolder(folder, new Manifest(join(folder, 'manifest.jsonl')));
  await new SearchIndex(output).rebuild(libraryDocuments(2000));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const readFile = async (name: string): Promise<string | null> => {
  const file = join(folder, '_search', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

it('finds what is looked for in 2,000 pages by title, words of the text, beginnings and with a mistake', async () => {
  expect(await meanReciprocalRank(readFile)).toBeGreaterThanOrEqual(AT_FIRST);
}, 120_000);
