import { documentFiles } from '../document-files.ts';
import { english } from '../language.ts';
import { countedWord, countWords, FIELDS, type SearchDocument } from '../search-document.ts';
import { searchSite } from '../search-site.ts';
import { type Postings, shardText, termLine } from '../shard.ts';
import { shardFile } from '../shard-names.ts';
import { splitShards } from '../split-shards.ts';
import { STATISTICS_FILE, type Statistics, statisticsText } from '../statistics.ts';
import { listText, wordLine } from '../word-list.ts';

export type Documents = ReadonlyMap<string, SearchDocument>;

export const inEnglish = (written: string): string | null => countedWord(written, english.isStopWord);

export const page = (fields: Partial<SearchDocument>): SearchDocument => ({
  ...{ slug: 'page', title: '', kind: 'Page', tags: [], description: '', text: '' },
  ...fields,
});

/** The files of the sharded index, by name. */
export function indexFiles(documents: Documents): Map<string, string> {
  const terms = new Map<string, Postings>();
  const lengths = FIELDS.map(() => 0);
  for (const [ref, document] of documents) {
    const counted = countWords(document, inEnglish);
    for (const [field, length] of counted.lengths.entries()) lengths[field] = (lengths[field] ?? 0) + length;
    const facts = { lengths: counted.lengths, kind: document.kind };
    for (const [term, counts] of counted.counts) {
      terms.set(term, (terms.get(term) ?? new Map()).set(ref, { ...facts, counts }));
    }
  }
  const lines = new Map(Array.from(terms, ([term, postings]) => [term, termLine(term, postings)]));
  const counts = new Map(Array.from(terms, ([term, postings]) => [term, wordLine(term, postings.size)]));
  const [shards, lists] = [splitShards('postings', '', lines), splitShards('lists', '', counts)];
  const prefixes = { shards: [...shards.keys()].sort(), words: [...lists.keys()].sort() };
  const statistics: Statistics = { ...prefixes, segments: [], documents: documents.size, lengths };
  const listOf = (part: Iterable<string>) => listText(Array.from(part, (word) => [word, terms.get(word)?.size ?? 0]));
  return new Map([
    [STATISTICS_FILE, statisticsText(statistics)],
    ...Array.from(shards, ([prefix, part]) => [shardFile('postings', prefix), shardText(part)] as const),
    ...Array.from(lists, ([prefix, part]) => [shardFile('lists', prefix), listOf(part.keys())] as const),
    ...Array.from(documents).flatMap(([ref, document]) => documentFiles(ref, document)),
  ]);
}

/** What is found in these files, from the given place on. */
export const search = (files: ReadonlyMap<string, string>, query: string, first = 0) =>
  searchSite(query, async (name) => files.get(name) ?? null, { first });
