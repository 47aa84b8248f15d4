import { failpoint } from '#content-store/published/failpoint.ts';
import { joinSegments, type PostingChanges, type Segment } from '#content-store/search/segment.ts';
import { shardFile, shardOf } from '#content-store/search/shard-names.ts';
import { type IndexState, indexFiles, writeFacts, writeStatistics } from './index-state.ts';
import type { SearchFolder } from './search-folder.ts';
import { writeIndex } from './write-index.ts';

/**
 * Merges segments into the shards, in steps; between them a publish may come first. Shards, then the facts, then the
 * statistics, which name no segment any more: a merge that is stopped in between leaves an index that answers as before,
 * because the segments that it still names say nothing else. Returns the new state.
 */
export function* mergeSegments(
  folder: SearchFolder,
  state: IndexState,
  segments: readonly Segment[],
  bytesAtOnce = Number.POSITIVE_INFINITY,
): Generator<void, IndexState> {
  let prefixes = { shards: state.shards, words: state.words };
  const known = new Set(state.shards);
  const sizeOf = (term: string) => {
    const shard = shardOf(term, known);
    return { shard, size: shard === undefined ? 0 : (folder.known(shardFile('terms', shard))?.size ?? 0) };
  };
  for (const terms of portions(joinSegments(segments).terms, bytesAtOnce, sizeOf)) {
    prefixes = writeIndex(folder, prefixes, terms);
    failpoint('mid-merge');
    yield;
  }
  const merged: IndexState = { ...state, ...prefixes, segments: new Map() };
  writeMerged(folder, merged);
  return merged;
}

/** Writes what names the shards, after them. */
export function writeMerged(folder: SearchFolder, state: IndexState): void {
  writeFacts(folder, state);
  failpoint('before-statistics');
  writeStatistics(folder, state);
  failpoint('after-statistics');
}

/** Removes the files that the index no longer names, also those that a stopped merge left. */
export function removeUnnamed(folder: SearchFolder, state: IndexState): void {
  const named = new Set(indexFiles(state));
  for (const name of folder.names()) {
    if (!named.has(name) && !name.startsWith('pages/')) folder.remove(name);
  }
}

/** Neighbouring terms together, as they lie in the same shards: so many that the shards have about this size. */
function* portions(
  terms: Segment['terms'],
  bytes: number,
  sizeOf: (term: string) => { shard: string | undefined; size: number },
): Generator<ReadonlyMap<string, PostingChanges>> {
  if (bytes === Number.POSITIVE_INFINITY) return yield terms;
  const portion = new Map<string, PostingChanges>();
  let weight = 0;
  let last: string | undefined;
  for (const [term, changes] of [...terms].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { shard, size } = sizeOf(term);
    if (shard !== last) weight += size;
    last = shard;
    if (weight > bytes && portion.size > 0) {
      yield new Map(portion);
      portion.clear();
      weight = size;
    }
    portion.set(term, changes);
  }
  yield portion;
}
