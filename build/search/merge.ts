import { failpoint } from '#content-store/published/failpoint.ts';
import type { CountedDocument } from '#content-store/search/search-document.ts';
import { joinSegments, type PostingChanges, type Segment } from '#content-store/search/segment.ts';
import { byPrefix, shardFile, shardOf } from '#content-store/search/shard-names.ts';
import { type IndexState, indexFiles, writeStatistics } from './index-state.ts';
import type { SearchFolder } from './search-folder.ts';
import { writeHeads, writeTerms } from './write-index.ts';

/** How long documents are counted at a time, in milliseconds. */
const STEP_MS = 20;

/** The counts of a document that a segment changed, as the segments have it. */
export type CountedOf = (ref: string) => CountedDocument['counts'];

interface Merging {
  folder: SearchFolder;
  countedOf: CountedOf;
  /** The size of the shards that one step reads. */
  bytesAtOnce?: number;
}

/**
 * Merges segments into the shards, in steps; between them a publish may come first. Shards are written first, then the
 * statistics, which name no segment any more: a merge that is stopped in between leaves an index that answers as before,
 * because the segments that it still names say the same as the shards. Returns the new state.
 */
export function* mergeSegments(
  { folder, countedOf, bytesAtOnce = Number.POSITIVE_INFINITY }: Merging,
  state: IndexState,
  segments: readonly Segment[],
): Generator<void, IndexState> {
  let names = { shards: state.shards, words: state.words };
  const known = byPrefix(state.shards);
  const sizeOf = (term: string) => {
    const shard = shardOf(term, known);
    return { shard, size: shard === undefined ? 0 : (folder.known(shardFile('postings', shard))?.size ?? 0) };
  };
  const segment = yield* withAllTerms(joinSegments(segments), countedOf);
  for (const terms of portions(segment.terms, bytesAtOnce, sizeOf)) {
    names = writeTerms(folder, names, { ...segment, terms });
    failpoint('mid-merge');
    yield;
  }
  const heads = writeHeads(folder, state.heads, segment);
  const merged: IndexState = { ...state, ...names, heads, segments: new Map() };
  writeMerged(folder, merged);
  return merged;
}

/** A segment with all terms of the documents that it changed: their postings hold the length and kind of a document. */
function* withAllTerms(segment: Segment, countedOf: CountedOf): Generator<void, Segment> {
  const terms = new Map(Array.from(segment.terms, ([term, changes]) => [term, new Map(changes)]));
  let next = performance.now() + STEP_MS;
  for (const [ref, facts] of segment.facts) {
    for (const [term, counts] of facts ? countedOf(ref) : []) {
      terms.set(term, (terms.get(term) ?? new Map()).set(ref, counts));
    }
    if (performance.now() < next) continue;
    yield;
    next = performance.now() + STEP_MS;
  }
  return { ...segment, terms };
}

/** Writes what names the shards, after them. */
export function writeMerged(folder: SearchFolder, state: IndexState): void {
  failpoint('before-statistics');
  writeStatistics(folder, state);
  failpoint('after-statistics');
}

/** Removes the files that the index no longer names, also those that a stopped merge left. */
export function removeUnnamed(folder: SearchFolder, state: IndexState): void {
  const named = new Set(indexFiles(state));
  for (const name of folder.names()) if (!named.has(name)) folder.remove(name);
}

/** Groups neighbouring terms so that shards have about this size. */
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
