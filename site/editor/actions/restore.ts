import { DOCUMENT_NAMES, type Documents, editableFields } from '../store/documents.ts';
import { replay } from '../store/run.ts';
import { isSame } from '../store/same.ts';
import type { UnsavedWork } from '../store/unsaved-work.ts';
import { deadTabs } from './tab.ts';
import { toastFailure } from './toast.ts';
import type { Workbench } from './workbench.ts';

/** What closed or crashed tabs of this browser left unsaved of the documents on this page, oldest first. */
export async function unsavedWork({ store, ledger }: Workbench): Promise<UnsavedWork[]> {
  const { documents } = store.getState();
  if (!documents || !ledger) return [];
  const kept = await ledger.read(DOCUMENT_NAMES.map((name) => documents[name]._id));
  const isDead = await deadTabs(kept.map(({ tab }) => tab));
  return kept.filter(({ tab }) => isDead(tab)).toSorted((one, other) => one.at - other.at);
}

/** Changes that were apart stay apart in the history, in milliseconds. */
const APART = 10_000;

/** Does the unsaved changes again, step by step, so that each can be undone. */
export function restore(workbench: Workbench, work: readonly UnsavedWork[]): void {
  try {
    for (const { name, base, changes } of work) {
      rebase(workbench, name, base);
      const start = Date.now() - changes.length * APART;
      for (const [index, patches] of changes.entries()) replay(workbench.store, patches, start + index * APART);
    }
    discard(workbench, work);
  } catch (failure) {
    toastFailure(workbench, failure);
  }
}

/** Forgets unsaved changes for good. */
export function discard(workbench: Workbench, work: readonly UnsavedWork[]): void {
  for (const { tab, documentId } of work) {
    workbench.ledger?.forget(tab, documentId).catch((failure: unknown) => toastFailure(workbench, failure));
  }
  workbench.store.setState({ dialog: null });
}

/**
 * Starts from the document the changes were made on. If somebody saved it since, its old revision stays with it,
 * so that the next save says so instead of overwriting.
 */
function rebase({ store }: Workbench, name: keyof Documents, base: object): void {
  const { documents, saved } = store.getState();
  if (!documents || !saved || isSame(editableFields(base), editableFields(documents[name]))) return;
  const revision = 'revision' in base ? { revision: base.revision } : {};
  store.setState({
    documents: { ...documents, [name]: { ...documents[name], ...base } },
    saved: { ...saved, [name]: { ...saved[name], ...revision } },
  });
}
