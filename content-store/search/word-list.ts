import { frontCoded, frontDecoded } from './front-coding.ts';
import { whenWhole } from './when-whole.ts';

/** The words of an index with a common prefix, with the number of documents that contain each. */
export type Words = [word: string, documents: number][];

interface StoredList {
  /** Sorted and front-coded: a quarter of the bytes of words in full, compressed too. */
  words: string;
  documents: number[];
}

/** The text of a word list's file, the same for equal words. */
export function listText(words: Iterable<readonly [word: string, documents: number]>): string {
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
  const stored = {
    words: frontCoded(sorted.map(([word]) => word)),
    documents: sorted.map(([, documents]) => documents),
  };
  return JSON.stringify(stored satisfies StoredList);
}

/** The words of a list. Throws AppError `unavailable` when it is damaged. */
export const wordsOf = (text: string): Words =>
  whenWhole(() => {
    const { words, documents } = JSON.parse(text) as StoredList;
    return frontDecoded(words).map((word, index) => [word, documents[index] ?? 0]);
  });

/** The size of a word in a list, independent of its neighbours. */
export const wordLine = (word: string, documents: number): string => JSON.stringify([word, documents]);
