import type { Documents, RegionalName } from '../store/documents/documents.ts';
import { isSame } from '../store/documents/same.ts';
import type { EditorStore } from '../store/state/editor-state.ts';
import { takeOver } from '../store/state/take-over.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { loadRegional, openRegion } from './loading/choose-region.ts';

type Document = Documents[RegionalName];

/**
 * Merges what another editor has saved of a navigation or footer before it is saved here. Returns their version when
 * the save must wait, because both changed the same field; else null.
 */
export async function mergeStored({ store }: Workbench, name: RegionalName): Promise<Document | null> {
  const { documents } = store.getState();
  if (!documents) return null;
  const theirs = await loadRegional(name, openRegion(documents[name], name));
  return mergeNewer(store, name, theirs) ? null : theirs;
}

/** Adopts their changes to fields unchanged here. False when both changed the same field: nothing is changed then. */
export function mergeNewer(store: EditorStore, name: RegionalName, theirs: Document): boolean {
  const { documents, saved } = store.getState();
  if (!documents || !saved || documents[name]._id !== theirs._id || isSame(saved[name], theirs)) return true;
  return takeOver(store, name, theirs);
}
