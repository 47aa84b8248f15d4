import type { Meaning } from './expand-word.ts';
import { type Index, readWhole } from './open-index.ts';
import { changedPostings } from './segment.ts';
import { type Postings, postingsOf, shardLines, wordsOf } from './shard.ts';
import { shardFile, shardOf, shardsFor } from './shard-names.ts';

/** So many word lists are read at once for a mistake in a first letter; a larger index does not answer that. */
const MOST_LISTS = 8;

/** The words of the index that begin with some letters, with the numbers of their documents. */
export async function loadWords(letters: string, { statistics, recent, readFile }: Index): Promise<[string, number][]> {
  if (letters === '' && statistics.words.length > MOST_LISTS) return [];
  const lists = shardsFor(letters, statistics.words).map((prefix) => readWhole(readFile, shardFile('words', prefix)));
  const merged = (await Promise.all(lists)).flatMap(wordsOf);
  const words = new Map([...merged, ...recent.words].filter(([word]) => word.startsWith(letters)));
  return [...words].filter(([, documents]) => documents > 0);
}

/** The postings of terms by stem, joined from those of their forms, which lie in few shards. */
export async function loadPostings(meanings: readonly Meaning[], { statistics, recent, readFile }: Index) {
  const prefixes = new Set(statistics.shards);
  const stems = new Map(meanings.flatMap(({ stem, forms }) => forms.map((form) => [form, stem])));
  const byShard = Map.groupBy(stems.keys(), (form) => shardOf(form, prefixes));
  const joined = new Map<string, Postings>();
  const read = Array.from(byShard, async ([prefix, forms]) => {
    const text = prefix === undefined ? null : await readWhole(readFile, shardFile('terms', prefix));
    const lines = text === null ? new Map<string, string>() : shardLines(text);
    for (const form of forms) {
      const line = lines.get(form);
      const merged: Postings = line === undefined ? new Map() : postingsOf(line);
      addPostings(joined, stems.get(form) ?? form, changedPostings(merged, recent.terms.get(form)));
    }
  });
  await Promise.all(read);
  return joined;
}

function addPostings(joined: Map<string, Postings>, stem: string, postings: Postings): void {
  const ofStem = joined.get(stem) ?? new Map();
  for (const [ref, counts] of postings) {
    const others = ofStem.get(ref);
    ofStem.set(ref, others ? counts.map((count, field) => count + (others[field] ?? 0)) : counts);
  }
  if (ofStem.size > 0) joined.set(stem, ofStem);
}
