import { blockOf } from '../../blocks/item-schema.ts';
import { blockName } from './block-name.ts';
import { type FieldDifference, fieldDifferences, fieldName, inShort } from './field-names.ts';
import type { Conflict } from './merge-pages.ts';
import { ownContent } from './own-content.ts';
import { pageFields } from './page-fields.ts';

/** A conflict as people read it: what it is about, and each value that the two sides disagree on (`before`: mine). */
export interface ConflictSides {
  title: string;
  differences: FieldDifference[];
  /** Who removed the block, if somebody did. */
  removedBy: 'mine' | 'theirs' | null;
}

/** Says what two people disagree on. */
export function conflictSides(conflict: Conflict, template: string): ConflictSides {
  if (conflict.kind === 'field') {
    const name = fieldName(conflict.path, pageFields(template));
    const differences = [{ name, before: inShort(conflict.mine), after: inShort(conflict.theirs) }];
    return { title: `The page: ${name}`, differences, removedBy: null };
  }
  const { mine, theirs } = conflict;
  const there = mine ?? theirs;
  const title = there ? blockName(there) : conflict.id;
  if (!mine || !theirs) return { title, differences: [], removedBy: mine ? 'theirs' : 'mine' };
  const fields = blockOf(mine.componentType)?.definition.fields ?? [];
  return { title, differences: fieldDifferences(ownContent(mine), ownContent(theirs), fields), removedBy: null };
}
