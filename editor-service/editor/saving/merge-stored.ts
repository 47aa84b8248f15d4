import { loadRegional, regionOf } from '../loading/choose-region.ts';
import type { RegionalName } from '../store/documents/documents.ts';
import { type Documents, editableFields } from '../store/documents/documents.ts';
import { isSame } from '../store/documents/same.ts';
import { type Choices, type FieldConflict, mergeFields } from '../store/merge/merge-fields.ts';
import type { EditorStore } from '../store/state/editor-state.ts';
import { run } from '../store/state/run.ts';
import type { Workbench } from '../workbench/workbench.ts';

type Document = Documents[RegionalName];

/**
 * Merges what another editor has saved of a navigation or footer before it is saved here. False when the save must wait:
 * both changed the same field, and the editor is asked.
 */
export async function mergeStored({ store }: Workbench, name: RegionalName): Promise<boolean> {
  const { domainId, documents } = store.getState();
  if (!documents) return true;
  return mergeNewer(store, name, await loadRegional(domainId, name, regionOf(documents[name], name)));
}

/** Adopts their changes to fields unchanged here. False when both changed the same field: then the editor is asked. */
export function mergeNewer(store: EditorStore, name: RegionalName, theirs: Document): boolean {
  const { documents, saved } = store.getState();
  if (!documents || !saved || documents[name]._id !== theirs._id || isSame(saved[name], theirs)) return true;
  if (disputed(saved[name], documents[name], theirs).length > 0) {
    store.setState({ dialog: { kind: 'newer', name, theirs } });
    return false;
  }
  applyMerged(store, name, theirs);
  return true;
}

/** The fields that both changed differently. */
export function disputed(base: Document, mine: Document, theirs: Document): FieldConflict[] {
  return mergeFields(editableFields(base), editableFields(mine), editableFields(theirs)).conflicts;
}

/** Merges their version with the changes made here; `choices` decides where both changed the same field. */
export function applyMerged(store: EditorStore, name: RegionalName, theirs: Document, choices?: Choices): void {
  const { documents, saved } = store.getState();
  if (!documents || !saved) return;
  const { fields } = mergeFields({ ...saved[name] }, { ...documents[name] }, { ...theirs }, choices);
  run(store, { kind: 'setDocument', name, document: { ...theirs, ...fields } });
  store.setState({ saved: { ...saved, [name]: theirs } });
}
