import { theirVersion } from '../loading/their-version.ts';
import { editableFields } from '../store/documents/documents.ts';
import { isSame } from '../store/documents/same.ts';
import { mergePages } from '../store/merge/merge-pages.ts';
import type { StoredRevision } from '../store/state/dialog.ts';
import type { Workbench } from '../workbench/workbench.ts';

/**
 * Accepts a stored page that holds nothing new for this editor: its own save whose response was lost, or a change also
 * made here. It becomes the saved copy without asking. False when another editor changed something. Throws CallFailed.
 */
export async function acceptOwnSave(workbench: Workbench, stored: StoredRevision): Promise<boolean> {
  const theirs = await theirVersion(workbench, stored);
  const { documents, saved } = workbench.store.getState();
  if (!documents || !saved) return false;
  const { page, conflicts } = mergePages(saved.page, documents.page, theirs);
  if (conflicts.length > 0 || !isSame(editableFields(page), editableFields(documents.page))) return false;
  workbench.store.setState({ saved: { ...saved, page: theirs } });
  return true;
}
