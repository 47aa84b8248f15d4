import { FIELDS, type PerField, parseHead } from '#content-store/search/search-document.ts';
import { joinSegments } from '#content-store/search/segment.ts';
import { postingsOf, shardLines } from '#content-store/search/shard.ts';
import { byPrefix, shardFile, shardOf } from '#content-store/search/shard-names.ts';
import type { IndexState } from './index-state.ts';
import type { IndexedDocument } from './search-changes.ts';
import type { SearchFolder } from './search-folder.ts';

/**
 * What an index holds of some documents, read from its files: all postings are looked through, 0.4 s for 10,000 pages, with
 * `pause` awaited in between. Null for those that it does not have.
 */
export async function indexedDocuments(
  refs: Iterable<string>,
  { shards, heads, segments }: IndexState,
  { folder, pause }: { folder: SearchFolder; pause: () => Promise<void> },
): Promise<Map<string, IndexedDocument | null>> {
  const counts = new Map(Array.from(refs, (ref) => [ref, new Map<string, PerField>()]));
  const mentions = new RegExp([...counts.keys()].join('|'));
  for (const shard of shards) {
    await pause();
    const text = folder.read(shardFile('postings', shard));
    for (const [term, line] of mentions.test(text) ? shardLines(text) : []) {
      if (!mentions.test(line)) continue;
      for (const [ref, posting] of postingsOf(line)) counts.get(ref)?.set(term, posting.counts);
    }
  }
  const recent = joinSegments([...segments.values()]);
  for (const [term, changes] of recent.terms) {
    for (const [ref, changed] of changes) {
      if (changed) counts.get(ref)?.set(term, changed);
      else counts.get(ref)?.delete(term);
    }
  }
  const byPath = byPrefix(heads);
  const headIn = (ref: string) => {
    const shard = shardOf(ref, byPath);
    const line = shard === undefined ? undefined : shardLines(folder.read(shardFile('heads', shard))).get(ref);
    return line === undefined ? undefined : parseHead(line);
  };
  return new Map(
    Array.from(counts, ([ref, ofDocument]) => {
      const facts = recent.facts.get(ref);
      const head = facts === undefined ? headIn(ref) : facts && recent.heads.get(ref);
      return [ref, head ? { head, counts: ofDocument, lengths: lengthsOf(ofDocument) } : null];
    }),
  );
}

const lengthsOf = (counts: ReadonlyMap<string, PerField>): PerField =>
  FIELDS.map((_, field) => [...counts.values()].reduce((sum, perField) => sum + (perField[field] ?? 0), 0));
