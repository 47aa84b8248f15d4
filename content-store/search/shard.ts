import { AppError } from '../model/error.ts';
import { type DocumentFacts, FIELDS, type PerField } from './search-document.ts';

/** A document that contains a term: the count in each field; of the lengths, those of fields with the term count. */
export interface Posting extends DocumentFacts {
  counts: PerField;
}

/** The documents that contain a term, by ref. */
export type Postings = Map<string, Posting>;

/** Characters of a document's ref (`content-store/model/entities/page-ref.ts`). */
const REF_LENGTH = 9;

/** Documents of the same kind with the same counts: their joined refs, then of each the lengths of the fields with the term. */
type StoredGroup = [refs: string, ...lengths: number[]];
type StoredTerm = [term: string, groups: Record<string, StoredGroup>];

/** The name of a group: `News 2,0,1` for news with the term twice in the first field and once in the third. */
export const groupName = ({ kind, counts }: Pick<Posting, 'kind' | 'counts'>): string =>
  `${kind} ${counts.slice(0, counts.findLastIndex(Boolean) + 1).join(',')}`;

/** A term with its postings as one line of a shard's file; equal postings give equal lines. */
export function termLine(term: string, postings: Postings): string {
  const groups = new Map<string, StoredGroup>();
  for (const [ref, posting] of [...postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = groupName(posting);
    const group = groups.get(name) ?? [''];
    group[0] += ref;
    group.push(...posting.lengths.filter((_, field) => posting.counts[field]));
    groups.set(name, group);
  }
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([term, Object.fromEntries(sorted)] satisfies StoredTerm);
}

/** The postings of a line. */
export function postingsOf(line: string): Postings {
  const [, groups] = JSON.parse(line) as StoredTerm;
  const postings: Postings = new Map();
  for (const [name, [refs, ...lengths]] of Object.entries(groups)) {
    const end = name.lastIndexOf(' ');
    const kind = name.slice(0, end);
    const stored = name.slice(end + 1).split(',');
    const counts = FIELDS.map((_, field) => Number(stored[field] ?? 0));
    let next = 0;
    for (const ref of splitRefs(refs)) {
      const own = counts.map((count) => (count > 0 ? (lengths[next++] ?? 0) : 0));
      postings.set(ref, { kind, counts, lengths: own });
    }
  }
  return postings;
}

const [FIRST, BETWEEN, LAST] = ['[\n', ',\n', '\n]\n'];

/** The text of a shard's file: JSON, and a line for each term, so that one term is found without parsing the others. */
export function shardText(lines: ReadonlyMap<string, string>): string {
  const sorted = [...lines.keys()].sort();
  return FIRST + sorted.map((term) => lines.get(term)).join(BETWEEN) + LAST;
}

/** The lines of a shard's file by term. Throws AppError `unavailable` when the file is not whole. */
export function shardLines(text: string): Map<string, string> {
  const lines = whole(text).slice(FIRST.length, -LAST.length).split(BETWEEN);
  return new Map(lines.map((line) => [line.slice(2, line.indexOf('"', 2)), line]));
}

function whole(text: string): string {
  if (text.startsWith(FIRST) && text.endsWith(LAST)) return text;
  throw new AppError('unavailable', 'A search index file is damaged');
}

/** The bytes that a line adds to a shard's file. */
export const weightOf = (line: string): number => UTF8.encode(line).byteLength + BETWEEN.length;

const UTF8 = new TextEncoder();

/** The weight of all lines in a shard's file of this size. */
export const weightOfFile = (bytes: number): number => bytes - FIRST.length - LAST.length + BETWEEN.length;

/** Joined refs one by one. */
const splitRefs = (refs: string): string[] =>
  Array.from({ length: refs.length / REF_LENGTH }, (_, index) =>
    refs.slice(index * REF_LENGTH, (index + 1) * REF_LENGTH),
  );
