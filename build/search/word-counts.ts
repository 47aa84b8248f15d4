import type { Segment } from '#content-store/search/segment.ts';
import { shardFile, shardOf } from '#content-store/search/shard-names.ts';
import { wordsOf } from '#content-store/search/word-list.ts';
import type { IndexState } from './index-state.ts';
import type { SearchFolder } from './search-folder.ts';

/** The numbers of documents with these words, after they changed by so many. Reads only the lists that hold them. */
export function countsAfter(
  changes: ReadonlyMap<string, number>,
  { words, segments }: IndexState,
  folder: SearchFolder,
): Segment['words'] {
  const recent = new Map([...segments.values()].flatMap((segment) => [...segment.words]));
  const prefixes = new Set(words);
  const lists = new Map<string, ReadonlyMap<string, number>>();
  const merged = (word: string): number => {
    const prefix = shardOf(word, prefixes);
    if (prefix === undefined) return 0;
    const list = lists.get(prefix) ?? new Map(wordsOf(folder.read(shardFile('lists', prefix))));
    lists.set(prefix, list);
    return list.get(word) ?? 0;
  };
  return new Map(Array.from(changes, ([word, gained]) => [word, (recent.get(word) ?? merged(word)) + gained]));
}
