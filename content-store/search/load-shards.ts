import { groupBy } from '../model/values/group-by.ts';
import type { Meaning } from './expand-word.ts';
import { type Index, readWhole } from './open-index.ts';
import { type DocumentHead, parseHead } from './search-document.ts';
import { changedPostings } from './segment.ts';
import { type Posting, type Postings, postingsOf, shardLines } from './shard.ts';
import { shardFile, shardOf, shardsFor } from './shard-names.ts';
import { type Words, wordsOf } from './word-list.ts';

/** The words with this beginning and their numbers of documents; null when more than `most` word lists have them. */
export async function loadWords(letters: string, index: Index, most = Number.POSITIVE_INFINITY): Promise<Words | null> {
  const { statistics, recent, readFile } = index;
  const lists = shardsFor(letters, statistics.words);
  const [shard, ...others] = shardsFor(letters, statistics.shards);
  const isInShard = shard !== undefined && others.length === 0;
  if (!isInShard && lists.length > most) return null;
  const merged = isInShard
    ? await wordsInShard(letters, shard, index)
    : (await Promise.all(lists.map((name) => readWhole(readFile, shardFile('lists', name))))).flatMap(wordsOf);
  const words = new Map([...merged, ...recent.words].filter(([word]) => word.startsWith(letters)));
  return [...words].filter(([, documents]) => documents > 0);
}

/** The words of a shard that has all with these letters: it will be read for their postings. */
async function wordsInShard(letters: string, shard: string, index: Index): Promise<Words> {
  const lines = await linesOf(shard, index);
  const fitting = [...lines].filter(([word]) => word.startsWith(letters));
  return fitting.map(([word, line]) => [word, postingsOf(line).size]);
}

const linesOf = async (shard: string, { readFile }: Index): Promise<Map<string, string>> =>
  shardLines(await readWhole(readFile, shardFile('postings', shard)));

/** The postings of terms by stem, joined from those of their forms, which lie in few shards. */
export async function loadPostings(meanings: readonly Meaning[], index: Index) {
  const stems = new Map(meanings.flatMap(({ stem, forms }) => forms.map((form) => [form, stem])));
  const byShard = groupBy(stems.keys(), (form) => shardOf(form, index.shards));
  const joined = new Map<string, Postings>();
  const read = Array.from(byShard, async ([shard, forms]) => {
    const lines = shard === undefined ? new Map<string, string>() : await linesOf(shard, index);
    for (const form of forms) {
      const line = lines.get(form);
      const merged: Postings = line === undefined ? new Map() : postingsOf(line);
      addPostings(joined, stems.get(form) ?? form, changedPostings(merged, form, index.recent));
    }
  });
  await Promise.all(read);
  return joined;
}

function addPostings(joined: Map<string, Postings>, stem: string, postings: Postings): void {
  const ofStem = joined.get(stem);
  if (!ofStem) {
    if (postings.size > 0) joined.set(stem, postings);
    return;
  }
  for (const [ref, posting] of postings) {
    const other = ofStem.get(ref);
    ofStem.set(ref, other ? bothForms(posting, other) : posting);
  }
}

/** The posting of two forms of a word; each has the lengths of the fields that it is in. */
const bothForms = ({ kind, counts, lengths }: Posting, other: Posting): Posting => ({
  kind,
  counts: counts.map((count, field) => count + (other.counts[field] ?? 0)),
  lengths: lengths.map((length, field) => Math.max(length, other.lengths[field] ?? 0)),
});

/** The head of a document; null when it was removed from the site a moment ago. In version 4, each had a file of its own. */
export async function loadHead(ref: string, { recent, heads, readFile }: Index): Promise<DocumentHead | null> {
  const changed = recent.heads.get(ref);
  if (changed) return changed;
  if (heads.size === 0) return JSON.parse((await readFile(`pages/${ref}.json`)) ?? 'null') as DocumentHead | null;
  const shard = shardOf(ref, heads);
  const line = shard !== undefined && shardLines(await readWhole(readFile, shardFile('heads', shard))).get(ref);
  return line ? parseHead(line) : null;
}
