import { type DocumentName, type Documents, editableFields } from '../store/documents/documents.ts';
import { sharing } from '../store/documents/same.ts';
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
  const document = { ...answer, ...merged };
  store.setState({
    // The documents are compared with their saved copies all the time: what is equal in both is shared.
    saved: { ...saved, [name]: sharing(answer, document) },
    documents: { ...documents, [name]: document },
  });
}
