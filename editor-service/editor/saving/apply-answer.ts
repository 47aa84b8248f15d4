import { type DocumentName, type Documents, editableFields } from '../store/documents/documents.ts';
import { mergeAnswer } from '../store/merge/merge-answer.ts';
import type { EditorStore } from '../store/state/editor-state.ts';

/**
 * Applies the service's response to a save. It becomes the saved copy; in the document being edited it replaces
 * only values unchanged since `sent`.
 */
export function applyAnswer<Name extends DocumentName>(
  store: EditorStore,
  name: Name,
  sent: Documents[Name],
  answer: Documents[Name],
): void {
  const { documents, saved } = store.getState();
  if (!documents || !saved) return;
  const merged = mergeAnswer(editableFields(documents[name]), editableFields(sent), editableFields(answer));
  store.setState({
    saved: { ...saved, [name]: answer },
    documents: { ...documents, [name]: { ...answer, ...merged } },
  });
}
