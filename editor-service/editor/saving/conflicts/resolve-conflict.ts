import type { DocumentName, Documents } from '../../store/documents/documents.ts';
import { mergeDocument } from '../../store/merge/merge-document.ts';
import type { Choices } from '../../store/merge/merge-fields.ts';
import { run } from '../../store/state/run.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { save } from '../save.ts';

/** Saves their version merged with mine; `choices` decides the conflicts. One undo reverts the merge. */
export async function saveMerged<Name extends DocumentName>(
  workbench: Workbench,
  name: Name,
  theirs: Documents[Name],
  choices: Choices,
): Promise<void> {
  const { documents, saved } = workbench.store.getState();
  if (!documents || !saved) return;
  const { document } = mergeDocument(name, [saved[name], documents[name], theirs], choices);
  adopt(workbench, name, theirs, document);
  await save(workbench, name);
}

/** Adopts the document as the other user saved it, or merged with mine. One undo restores this editor's version. */
export function adopt<Name extends DocumentName>(
  { store }: Workbench,
  name: Name,
  theirs: Documents[Name],
  merged = theirs,
): void {
  run(store, { kind: 'setDocument', name, document: merged });
  store.setState(({ saved }) => ({ dialog: null, saved: saved && { ...saved, [name]: theirs } }));
}
