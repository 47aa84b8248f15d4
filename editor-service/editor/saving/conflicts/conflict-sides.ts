import { blockOf } from '#site/content/item-schema.ts';
import { shownBlockName } from '../../store/blocks/block-name.ts';
import { ownContent } from '../../store/blocks/block-tree.ts';
import type { DocumentName } from '../../store/documents/documents.ts';
import { type FieldDifference, fieldDifferences, fieldName, inShort } from '../../store/fields/field-names.ts';
import { allFields } from '../../store/fields/owner-fields.ts';
import type { Conflict } from '../../store/merge/merge-document.ts';
import { t } from '../../words/t.ts';

/** A conflict for display: its subject, and each value that differs between the two sides (`before` is mine). */
export interface ConflictSides {
  title: string;
  differences: FieldDifference[];
  /** Who removed the block; null when neither did. */
  removedBy: 'mine' | 'theirs' | null;
}

/** Describes a conflict between two versions of a document; `template` is that of a page. */
export function conflictSides(conflict: Conflict, document: DocumentName, template: string): ConflictSides {
  if (conflict.kind === 'field') {
    const name = fieldName(conflict.path, allFields(document, template));
    const { path } = conflict;
    const differences = [{ path, name, before: inShort(conflict.mine), after: inShort(conflict.theirs) }];
    return { title: t('The {document}: {name}', { document, name }), differences, removedBy: null };
  }
  const { mine, theirs } = conflict;
  const there = mine ?? theirs;
  const title = there ? shownBlockName(there) : conflict.id;
  if (!mine || !theirs) return { title, differences: [], removedBy: mine ? 'theirs' : 'mine' };
  const fields = blockOf(mine.componentType)?.definition.fields ?? [];
  return { title, differences: fieldDifferences(ownContent(mine), ownContent(theirs), fields), removedBy: null };
}
