import { patchesOf } from '../commands/command.ts';
import { DOCUMENT_NAMES, type DocumentName, type Documents } from '../documents/documents.ts';
import { afterPaint } from '../state/after-paint.ts';
import { type EditorStore, isDirty } from '../state/editor-state.ts';
import type { LastChange } from '../state/history.ts';
import { type Ledger, type LedgerRow, ledgerId } from './ledger.ts';

type Noted = Pick<LastChange, 'patches' | 'at' | 'replaces'>;

/**
 * Writes every change of the store to the ledger as soon as it is painted, and deletes a document's changes once it is
 * saved.
 */
export function keepLedger(
  store: EditorStore,
  ledger: Pick<Ledger, 'write' | 'forget'>,
  tab: string,
  onFailure: (cause: unknown) => void,
): void {
  const numbers = new Map<string, number>();
  const idOf = (document: { _id: string }) => ledgerId(document, store.getState().release);
  let waiting: LedgerRow[] = [];
  let cancel: (() => void) | null = null;

  function write() {
    cancel?.();
    cancel = null;
    if (waiting.length > 0) ledger.write(waiting).catch(onFailure);
    waiting = [];
  }

  /** The first change of a document comes after its base. */
  function append(name: DocumentName, base: Documents[DocumentName], { patches, at, replaces }: Noted) {
    const documentId = idOf(base);
    const last = numbers.get(documentId) ?? 0;
    const number = replaces && last > 0 ? last : last + 1;
    if (last === 0) waiting.push({ tab, documentId, number: 0, name, at, base });
    waiting.push({ tab, documentId, number, name, at, patches });
    numbers.set(documentId, number);
  }

  /** Deletes the changes that were saved; what was changed during the save is written again, on the new base. */
  function restart(name: DocumentName, { saved, documents }: { saved: Documents; documents: Documents }) {
    const base = saved[name];
    if (!numbers.delete(idOf(base))) return;
    write();
    ledger.forget(tab, idOf(base)).catch(onFailure);
    if (!isDirty({ saved, documents }, name)) return;
    const rest = { kind: 'setDocument', name, document: documents[name] } as const;
    const patches = patchesOf({ ...documents, [name]: base }, rest);
    append(name, base, { patches, at: Date.now(), replaces: false });
    write();
  }

  store.subscribe((state, previous) => {
    const { saved, documents, change } = state;
    if (!saved || !documents) return;
    if (change && change !== previous.change) {
      const name = change.patches[0]?.path[0] as DocumentName;
      append(name, saved[name], change);
      cancel ??= afterPaint(write);
    }
    if (!previous.saved || saved === previous.saved) return;
    for (const name of DOCUMENT_NAMES) {
      if (saved[name] !== previous.saved[name]) restart(name, { saved, documents });
    }
  });
}
