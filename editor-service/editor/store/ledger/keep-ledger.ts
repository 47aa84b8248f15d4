import { patchesOf } from '../commands/command.ts';
import { DOCUMENT_NAMES, type DocumentName, type Documents } from '../documents/documents.ts';
import { afterPaint } from '../state/after-paint.ts';
import { type EditorStore, isDirty } from '../state/editor-state.ts';
import type { Ledger, LedgerRow } from './ledger.ts';

/**
 * Writes every change of the store to the ledger as soon as it is painted, and deletes a document's changes once it is
 * saved.
 */
export function keepLedger(store: EditorStore, ledger: Ledger, tab: string, onFailure: (cause: unknown) => void): void {
  const numbers = new Map<string, number>();
  let waiting: LedgerRow[] = [];
  let cancel: (() => void) | null = null;

  function write() {
    cancel?.();
    cancel = null;
    if (waiting.length > 0) ledger.write(waiting).catch(onFailure);
    waiting = [];
  }

  function begin(name: DocumentName, base: object, documentId: string, at: number) {
    numbers.set(documentId, 0);
    waiting.push({ tab, documentId, number: 0, name, at, base });
  }

  function append(name: DocumentName, saved: Documents) {
    const { change } = store.getState();
    if (!change) return;
    const documentId = saved[name]._id;
    if (!numbers.has(documentId)) begin(name, saved[name], documentId, change.at);
    const last = numbers.get(documentId) ?? 0;
    const number = change.replaces && last > 0 ? last : last + 1;
    numbers.set(documentId, number);
    waiting.push({ tab, documentId, number, name, at: change.at, patches: change.patches });
    cancel ??= afterPaint(write);
  }

  function settle(name: DocumentName, { saved, documents }: { saved: Documents; documents: Documents }) {
    const documentId = saved[name]._id;
    if (!numbers.delete(documentId)) return;
    write();
    ledger.forget(tab, documentId).catch(onFailure);
    if (!isDirty({ saved, documents }, name)) return;
    const at = Date.now();
    begin(name, saved[name], documentId, at);
    numbers.set(documentId, 1);
    const patches = patchesOf(
      { ...documents, [name]: saved[name] },
      { kind: 'setDocument', name, document: documents[name] },
    );
    waiting.push({ tab, documentId, number: 1, name, at, patches });
    write();
  }

  store.subscribe((state, previous) => {
    const { saved, documents, change } = state;
    if (!saved || !documents) return;
    if (change && change !== previous.change) append(change.patches[0]?.path[0] as DocumentName, saved);
    if (!previous.saved || saved === previous.saved) return;
    for (const name of DOCUMENT_NAMES) {
      if (saved[name] !== previous.saved[name]) settle(name, { saved, documents });
    }
  });
}
