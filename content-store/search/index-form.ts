import { type Postings, postingsOf } from './shard.ts';
import { shardFile } from './shard-names.ts';
import { type Words, wordsOf } from './word-list.ts';

/** How an index stores its terms and words. */
export interface IndexForm {
  /** The file of a shard. */
  termsFile: (prefix: string) => string;
  /** The postings of a line in such a file. */
  postingsOf: (line: string) => Postings;
  /** The file of a word list. */
  listFile: (prefix: string) => string;
  /** The words of a list. */
  wordsOf: (text: string) => Words;
}

export const presentForm: IndexForm = {
  termsFile: (prefix) => shardFile('postings', prefix),
  postingsOf,
  listFile: (prefix) => shardFile('lists', prefix),
  wordsOf,
};
