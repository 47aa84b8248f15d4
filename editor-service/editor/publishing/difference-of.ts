import type { PublishableKind } from '#content-store/model/entities/publishable.ts';
import { completePage } from '../saving/loading/load.ts';
import { type BlockChange, documentDifference } from '../store/compare/compare-pages.ts';
import { KIND_NAMES } from './publishing-words.ts';

type Copy = Readonly<Record<string, unknown>>;

/** The changes between two copies of something that is published, in words. */
export function differenceOf(kind: PublishableKind, before: Copy, after: Copy): BlockChange[] {
  const isPage = kind === 'page' || kind === 'section';
  const read = (copy: Copy) => (isPage ? completePage(copy as Parameters<typeof completePage>[0]) : copy);
  return documentDifference(kind, read(before), read(after), KIND_NAMES[kind]);
}
