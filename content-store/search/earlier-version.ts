import { frontDecoded } from './front-coding.ts';
import type { IndexForm } from './index-form.ts';
import { FIELDS } from './search-document.ts';
import { type Postings, splitRefs } from './shard.ts';
import { shardFile } from './shard-names.ts';
import { parseStatistics, type Statistics } from './statistics.ts';
import { whenWhole } from './when-whole.ts';
import type { Words } from './word-list.ts';

const EARLIER = 3;

/** The file with the facts of all documents. */
export const EARLIER_FACTS = 'documents.json';

/** Statistics of version 3, which visitors find until the first build after an upgrade has rewritten the index; else null. */
export const earlierStatistics = (text: string): Statistics | null =>
  text.startsWith(`{"version":${EARLIER},`) ? parseStatistics(text, EARLIER) : null;

/** The facts of all documents, in the order of the shortest distinguishing prefixes of their refs. */
interface EarlierFacts {
  refs: string;
  lengths: number[][];
  kinds: string[];
  kindOf: number[];
}

/** A term's fields: count → the joined refs of all documents with this count; 0 for none. */
type EarlierTerm = [term: string, ...fields: (Record<string, string> | 0)[]];

/** The form of version 3: its postings had no facts. Throws AppError `unavailable` when the text of these is damaged. */
export function earlierForm(facts: string): IndexForm {
  const factsOf = earlierFacts(facts);
  const postingsOf = (line: string): Postings => {
    const [, ...fields] = JSON.parse(line) as EarlierTerm;
    const postings: Postings = new Map();
    for (const [field, stored] of fields.entries()) {
      for (const [count, refs] of Object.entries(stored)) {
        for (const ref of splitRefs(refs)) {
          const { counts, ...facts } = postings.get(ref) ?? { ...factsOf(ref), counts: FIELDS.map(() => 0) };
          postings.set(ref, { ...facts, counts: counts.with(field, Number(count)) });
        }
      }
    }
    return postings;
  };
  return {
    termsFile: (prefix) => shardFile('terms', prefix),
    postingsOf,
    listFile: (prefix) => shardFile('words', prefix),
    wordsOf: (list) => whenWhole(() => JSON.parse(list) as Words),
  };
}

function earlierFacts(text: string) {
  const { indexes, lengths, kinds, kindOf } = whenWhole(() => {
    const { refs, ...facts } = JSON.parse(text) as EarlierFacts;
    return { ...facts, indexes: new Map(frontDecoded(refs).map((ref, index) => [ref, index])) };
  });
  return (ref: string) => {
    const beginnings = Array.from(ref, (_, index) => ref.slice(0, index + 1));
    const index = indexes.get(beginnings.find((beginning) => indexes.has(beginning)) ?? '') ?? -1;
    return { lengths: lengths.map((ofField) => ofField[index] ?? 0), kind: kinds[kindOf[index] ?? 0] ?? '' };
  };
}
