import { AppError } from '../model/error.ts';
import type { Meaning } from './expand-word.ts';
import { type Postings, postingsOf, shardLines, wordsOf } from './shard.ts';
import { shardFile, shardOf, shardsFor } from './shard-names.ts';
import type { Statistics } from './statistics.ts';

/** Reads a file of the index; null when there is none. Rejects when it cannot be read. */
export type ReadFile = (name: string) => Promise<string | null>;

/** Throws AppError `unavailable` for a missing file. */
export async function readWhole(readFile: ReadFile, name: string): Promise<string> {
  const text = await readFile(name);
  if (text === null) throw new AppError('unavailable', 'A file of the search index is missing');
  return text;
}

interface Index {
  statistics: Statistics;
  readFile: ReadFile;
}

/** So many word lists are read at once for a mistake in a first letter; a larger index does not answer that. */
const MOST_LISTS = 8;

/** The words of the index that may begin with some letters, with the numbers of their documents. */
export async function loadWords(letters: string, { statistics, readFile }: Index): Promise<[string, number][]> {
  if (letters === '' && statistics.words.length > MOST_LISTS) return [];
  const lists = shardsFor(letters, statistics.words).map((prefix) => readWhole(readFile, shardFile('words', prefix)));
  return (await Promise.all(lists)).flatMap(wordsOf);
}

/** The postings of terms by stem, joined from those of their forms, which lie in few shards. */
export async function loadPostings(meanings: readonly Meaning[], { statistics, readFile }: Index) {
  const prefixes = new Set(statistics.shards);
  const stems = new Map(meanings.flatMap(({ stem, forms }) => forms.map((form) => [form, stem])));
  const byShard = Map.groupBy(stems.keys(), (form) => shardOf(form, prefixes));
  const joined = new Map<string, Postings>();
  const read = Array.from(byShard, async ([prefix, forms]) => {
    if (prefix === undefined) return;
    const lines = shardLines(await readWhole(readFile, shardFile('terms', prefix)));
    for (const form of forms) addPostings(joined, stems.get(form) ?? form, lines.get(form));
  });
  await Promise.all(read);
  return joined;
}

function addPostings(joined: Map<string, Postings>, stem: string, line: string | undefined): void {
  if (line === undefined) return;
  const ofStem = joined.get(stem) ?? new Map();
  joined.set(stem, ofStem);
  for (const [ref, counts] of postingsOf(line)) {
    const others = ofStem.get(ref);
    ofStem.set(ref, others ? counts.map((count, field) => count + (others[field] ?? 0)) : counts);
  }
}
