import type { SearchLanguage } from '../languages/language.ts';
import { english } from '../languages/lunr-languages.ts';
import { countWords, FIELDS, headLine, type SearchDocument } from '../search-document.ts';
import { type SearchOptions, searchSite } from '../search-site.ts';
import { indexTerms } from '../search-words.ts';
import { type Postings, shardText, termLine } from '../shard.ts';
import { shardFile } from '../shard-names.ts';
import { splitShards } from '../split-shards.ts';
import { STATISTICS_FILE, type Statistics, statisticsText } from '../statistics.ts';
import { listText, wordLine } from '../word-list.ts';

export type Documents = ReadonlyMap<string, SearchDocument>;

export const page = (fields: Partial<SearchDocument>): SearchDocument => ({
  ...{ slug: 'page', title: '', kind: 'Page', tags: [], description: '', text: '' },
  ...fields,
});

/** The files of the sharded index, by name. */
export function indexFiles(documents: Documents, language: SearchLanguage = english): Map<string, string> {
  const terms = new Map<string, Postings>();
  const lengths = FIELDS.map(() => 0);
  for (const [ref, document] of documents) {
    const counted = countWords(document, (written) => indexTerms(written, language));
    for (const [field, length] of counted.lengths.entries()) lengths[field] = (lengths[field] ?? 0) + length;
    const facts = { lengths: counted.lengths, kind: document.kind };
    for (const [term, counts] of counted.counts) {
      terms.set(term, (terms.get(term) ?? new Map()).set(ref, { ...facts, counts }));
    }
  }
  const lines = new Map(Array.from(terms, ([term, postings]) => [term, termLine(term, postings)]));
  const counts = new Map(Array.from(terms, ([term, postings]) => [term, wordLine(term, postings.size)]));
  const headLines = new Map(Array.from(documents, ([ref, document]) => [ref, headLine(ref, document)]));
  const [shards, lists] = [splitShards('postings', '', lines), splitShards('lists', '', counts)];
  const heads = splitShards('heads', '', headLines);
  const names = { shards: [...shards.keys()], words: [...lists.keys()], heads: [...heads.keys()] };
  const statistics: Statistics = { ...names, segments: [], documents: documents.size, lengths };
  const listOf = (part: Iterable<string>) => listText(Array.from(part, (word) => [word, terms.get(word)?.size ?? 0]));
  return new Map([
    [STATISTICS_FILE, statisticsText(statistics)],
    ...Array.from(shards, ([name, part]) => [shardFile('postings', name), shardText(part)] as const),
    ...Array.from(lists, ([name, part]) => [shardFile('lists', name), listOf(part.keys())] as const),
    ...Array.from(heads, ([name, part]) => [shardFile('heads', name), shardText(part)] as const),
  ]);
}

/** The texts of pages by their addresses. */
export const textsOf =
  (documents: Documents) =>
  async (slug: string): Promise<string> =>
    [...documents.values()].find((document) => document.slug === slug)?.text ?? '';

/** What is found in these files. */
export const search = (files: ReadonlyMap<string, string>, query: string, options: SearchOptions = {}) =>
  searchSite(query, async (name) => files.get(name) ?? null, options);
