import { shardLines, shardText } from '#content-store/search/shard.ts';
import type { ShardKind } from '#content-store/search/shard-names.ts';
import type { Lines } from '#content-store/search/split-shards.ts';
import { listText, wordLine, wordsOf } from '#content-store/search/word-list.ts';

interface ShardForm {
  text: (lines: Lines) => string;
  lines: (text: string) => Map<string, string>;
}

/** How the lines of each kind of shard are stored. */
export const FORMS: Record<ShardKind, ShardForm> = {
  postings: { text: shardText, lines: shardLines },
  lists: {
    text: (lines) => listText(Array.from(lines.values(), (line) => JSON.parse(line) as [string, number])),
    lines: (text) => new Map(wordsOf(text).map(([word, documents]) => [word, wordLine(word, documents)])),
  },
};
