import type { PublishableKind } from '#content-store/model/entities/publishable.ts';
import { completePage } from '../saving/loading/load.ts';
import { type BlockChange, comparePages, differenceLines } from '../store/compare/compare-pages.ts';
import { editableFields } from '../store/documents/documents.ts';
import { changedFields } from '../store/fields/field-names.ts';
import { documentFields } from '../store/fields/owner-fields.ts';
import { KIND_NAMES } from './publishing-words.ts';

type Copy = Readonly<Record<string, unknown>>;

/** The changes between two copies of something that is published, in words. */
export function differenceOf(kind: PublishableKind, before: Copy, after: Copy): BlockChange[] {
  if (kind === 'page' || kind === 'section') return differenceLines(comparePages(pageOf(before), pageOf(after)));
  const known = kind === 'navigation' || kind === 'footer' ? documentFields(kind) : [];
  const fields = changedFields(editableFields(before), editableFields(after), known);
  return differenceLines({ blocks: [], fields }, KIND_NAMES[kind]);
}

const pageOf = (copy: Copy) => completePage(copy as Parameters<typeof completePage>[0]);
