import { DOCUMENT_NAMES, type Documents, editableFields } from '../../store/documents/documents.ts';
import { isSame } from '../../store/documents/same.ts';
import { losesNothing, type UnsavedWork, withWork } from '../../store/documents/unsaved-work.ts';
import { ledgerId } from '../../store/ledger/ledger.ts';
import { deadTabs } from '../../store/ledger/tab.ts';
import { mergeDocument } from '../../store/merge/merge-document.ts';
import { THEIRS } from '../../store/merge/merge-fields.ts';
import { replay, run } from '../../store/state/run.ts';
import { toastFailure, type Workbench } from '../../workbench/workbench.ts';

/**
 * The unsaved changes of closed or crashed tabs of this browser to the documents on this page, oldest first. Forgets
 * those that would change nothing.
 */
export async function unsavedWork(workbench: Workbench): Promise<UnsavedWork[]> {
  const { store, ledger } = workbench;
  const { documents, release } = store.getState();
  if (!documents || !ledger) return [];
  const kept = await ledger.read(DOCUMENT_NAMES.map((name) => ledgerId(documents[name], release)));
  const isDead = await deadTabs(kept.map(({ tab }) => tab));
  const left = kept.filter(({ tab }) => isDead(tab));
  const idle = left.filter((one) => losesNothing(documents, one));
  forget(workbench, idle);
  return left.filter((one) => !idle.includes(one)).toSorted((one, other) => one.at - other.at);
}

/** The time between replayed changes, in milliseconds, so that they stay separate in the history. */
const APART = 10_000;

/** Replays the unsaved changes step by step, so that each can be undone; those of further tabs are merged in. */
export function restoreWork(workbench: Workbench, work: readonly UnsavedWork[]): void {
  try {
    const begun = new Set<string>();
    for (const one of work) {
      if (begun.has(one.name) || isOvertaken(workbench, one)) mergeIn(workbench, one);
      else replaySteps(workbench, one);
      begun.add(one.name);
    }
    discard(workbench, work);
  } catch (failure) {
    toastFailure(workbench, failure);
  }
}

/** Forgets unsaved changes for good. */
export function discard(workbench: Workbench, work: readonly UnsavedWork[]): void {
  forget(workbench, work);
  workbench.store.setState({ dialog: null });
}

function forget(workbench: Workbench, work: readonly UnsavedWork[]): void {
  for (const { tab, documentId } of work) {
    workbench.ledger?.forget(tab, documentId).catch((failure: unknown) => toastFailure(workbench, failure));
  }
}

/** True for changes to a navigation or footer saved since: without a revision, no save would be refused as stale. */
function isOvertaken({ store }: Workbench, { name, base }: UnsavedWork): boolean {
  const { documents } = store.getState();
  return documents !== null && name !== 'page' && !isSame(editableFields(base), editableFields(documents[name]));
}

function replaySteps({ store }: Workbench, { name, base, changes }: UnsavedWork): void {
  rebase(store, name, base);
  const start = Date.now() - changes.length * APART;
  for (const [index, patches] of changes.entries()) replay(store, patches, start + index * APART);
}

/**
 * Starts from the document that the changes were made to. If it was saved since, the old one counts as the saved copy,
 * with its old revision: the next save then finds both versions and their base, and merges instead of overwriting.
 */
function rebase(store: Workbench['store'], name: keyof Documents, base: object): void {
  const { documents, saved } = store.getState();
  if (!documents || !saved || isSame(editableFields(base), editableFields(documents[name]))) return;
  store.setState({
    documents: { ...documents, [name]: { ...documents[name], ...base } },
    saved: { ...saved, [name]: { ...saved[name], ...base } },
  });
}

/** Merges another tab's changes to the same document; in a conflict, the later change wins. */
function mergeIn({ store }: Workbench, work: UnsavedWork): void {
  const { documents } = store.getState();
  if (!documents) return;
  const { name } = work;
  const mine = documents[name];
  const versions = [{ ...mine, ...work.base }, mine, withWork(documents, work)] as const;
  const { document } = mergeDocument(name, versions, THEIRS);
  run(store, { kind: 'setDocument', name, document });
}
