import { blockOf } from '#site/content/item-schema.ts';
import type { Field } from '#site/fields/field.ts';
import { blockName } from '../store/blocks/block-name.ts';
import { ownContent } from '../store/blocks/own-content.ts';
import { type FieldDifference, fieldDifferences, fieldName, inShort } from '../store/fields/field-names.ts';
import { pageFields } from '../store/fields/page-fields.ts';
import type { FieldConflict } from '../store/merge/merge-fields.ts';
import type { Conflict } from '../store/merge/merge-pages.ts';

/** A conflict as people read it: what it is about, and each value that the two sides disagree on (`before`: mine). */
export interface ConflictSides {
  title: string;
  differences: FieldDifference[];
  /** Who removed the block, if somebody did. */
  removedBy: 'mine' | 'theirs' | null;
}

/** Says which value of a document with these fields two people disagree on. */
export function fieldSides(document: string, conflict: FieldConflict, fields: readonly Field[]): ConflictSides {
  const name = fieldName(conflict.path, fields);
  const differences = [{ name, before: inShort(conflict.mine), after: inShort(conflict.theirs) }];
  return { title: `${document}: ${name}`, differences, removedBy: null };
}

/** Says what two people disagree on. */
export function conflictSides(conflict: Conflict, template: string): ConflictSides {
  if (conflict.kind === 'field') return fieldSides('The page', conflict, pageFields(template));
  const { mine, theirs } = conflict;
  const there = mine ?? theirs;
  const title = there ? blockName(there) : conflict.id;
  if (!mine || !theirs) return { title, differences: [], removedBy: mine ? 'theirs' : 'mine' };
  const fields = blockOf(mine.componentType)?.definition.fields ?? [];
  return { title, differences: fieldDifferences(ownContent(mine), ownContent(theirs), fields), removedBy: null };
}
