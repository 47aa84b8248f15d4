import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#content-store/model/error.ts';
import { openIndex, readWhole } from '#content-store/search/open-index.ts';
import { headLine } from '#content-store/search/search-document.ts';
import { changedPostings } from '#content-store/search/segment.ts';
import { postingsOf, shardLines, termLine } from '#content-store/search/shard.ts';
import { shardFile } from '#content-store/search/shard-names.ts';
import { STATISTICS_FILE } from '#content-store/search/statistics.ts';
import { wordLine, wordsOf } from '#content-store/search/word-list.ts';
import type { Manifest } from '../output/manifest.ts';

/** The paths of the indexes of a domain in its folder, one for each language: `_search`, `_search/de`. */
const indexesIn = (folder: string): string[] => {
  const below = readdirSync(join(folder, '_search'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ['_search', ...below.map(({ name }) => `_search/${name}`)].filter((path) =>
    existsSync(join(folder, path, STATISTICS_FILE)),
  );
};

/**
 * Everything that the index in a folder answers from, merged or not: the postings of each term, the number of documents
 * of each word, the head of each document. Equal contents give equal answers to every query. Throws AppError `unavailable` for a damaged index.
 */
export async function indexContent(folder: string, path = '_search'): Promise<Map<string, string>> {
  const readFile = async (name: string) => {
    const file = join(folder, path, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  const index = await openIndex(readFile);
  const { statistics, recent } = index;
  const content = new Map<string, string>();
  const lines = new Map<string, string>();
  for (const name of statistics.shards) {
    const ofShard = shardLines(await readWhole(readFile, shardFile('postings', name)));
    for (const [term, line] of ofShard) lines.set(term, line);
  }
  for (const term of new Set([...lines.keys(), ...recent.terms.keys()])) {
    const line = lines.get(term);
    const postings = changedPostings(line === undefined ? new Map() : postingsOf(line), term, recent);
    if (postings.size > 0) content.set(`term ${term}`, termLine(term, postings));
  }
  for (const name of statistics.words) {
    const words = wordsOf(await readWhole(readFile, shardFile('lists', name)));
    for (const [word, documents] of words) content.set(`word ${word}`, wordLine(word, documents));
  }
  for (const [word, documents] of recent.words) {
    if (documents > 0) content.set(`word ${word}`, wordLine(word, documents));
    else content.delete(`word ${word}`);
  }
  for (const name of statistics.heads) {
    const ofShard = shardLines(await readWhole(readFile, shardFile('heads', name)));
    for (const [ref, line] of ofShard) content.set(`page ${ref}`, line);
  }
  for (const ref of recent.facts.keys()) {
    const head = recent.heads.get(ref);
    if (head && recent.facts.get(ref)) content.set(`page ${ref}`, headLine(ref, head));
    else content.delete(`page ${ref}`);
  }
  content.set('documents', JSON.stringify([statistics.documents, statistics.lengths]));
  if (index.isIncomplete) content.set('segments', 'damaged');
  return content;
}

export const isPartOfIndex = (path: string): boolean => path.startsWith('_search/');

/** True while segments wait to be merged: until then only the answers of the index are those of a clean build. */
export const hasSegments = ({ records }: Manifest): boolean =>
  [...records.keys()].some((path) => path.match(/^_search\/(?:[^/]+\/)?segment-/));

/** A sentence for each answer of the indexes that differs from those after a clean build. */
export async function differencesOfSearch(folder: string, cleanFolder: string): Promise<string[]> {
  const paths = indexesIn(cleanFolder);
  return (await Promise.all(paths.map((path) => differencesOfIndex(path, folder, cleanFolder)))).flat();
}

async function differencesOfIndex(path: string, folder: string, cleanFolder: string): Promise<string[]> {
  let present: Map<string, string>;
  try {
    present = await indexContent(folder, path);
  } catch (error) {
    if (error instanceof AppError) return [`${path}/ does not answer: ${error.message}`];
    throw error;
  }
  const clean = await indexContent(cleanFolder, path);
  const keys = [...new Set([...present.keys(), ...clean.keys()])].sort();
  const other = keys.filter((key) => present.get(key) !== clean.get(key));
  return other.map((key) => `${path}/ answers differently from a clean build: ${key}`);
}
