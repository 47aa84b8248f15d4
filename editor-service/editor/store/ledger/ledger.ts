import type { DocumentName } from '../documents/documents.ts';
import type { Patch } from '../documents/patch.ts';
import type { UnsavedWork } from '../documents/unsaved-work.ts';
import type { WaitingComment } from '../state/comments-state.ts';
import type { EditorState } from '../state/editor-state.ts';

/** One change of one document; number 0 holds the document as it was before the first change. */
export interface LedgerRow {
  tab: string;
  documentId: string;
  number: number;
  name: DocumentName;
  at: number;
  base?: object;
  patches?: readonly Patch[];
}

/** What the changes of a document are kept under; those of its version in a release are kept apart. */
export const ledgerId = ({ _id }: { _id: string }, release: EditorState['release']): string =>
  release ? `${_id} in ${release._id}` : _id;

const STORE = 'changes';
/** In place of a document's id, for comments that wait to be sent; each is a tab's only row. */
const COMMENTS = 'comments';

export type Ledger = Awaited<ReturnType<typeof openLedger>>;

/** A record of unsaved changes in this browser, written immediately; it survives a crash and a closed tab. */
export async function openLedger(factory: IDBFactory) {
  const opening = factory.open('pagewright', 1);
  opening.onupgradeneeded = () => {
    const rows = opening.result.createObjectStore(STORE, { keyPath: ['tab', 'documentId', 'number'] });
    rows.createIndex('documentId', 'documentId');
  };
  const database = await answer(opening);
  const rows = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);

  return {
    async write(added: readonly LedgerRow[]): Promise<void> {
      const target = rows('readwrite');
      await Promise.all(added.map((row) => answer(target.put(row))));
    },
    /** Deletes the changes that one tab kept of a document. */
    async forget(tab: string, documentId: string): Promise<void> {
      const all = IDBKeyRange.bound([tab, documentId], [tab, documentId, Number.POSITIVE_INFINITY]);
      await answer(rows('readwrite').delete(all));
    },
    async keepComment(waiting: WaitingComment): Promise<void> {
      await answer(rows('readwrite').put({ tab: waiting.id, documentId: COMMENTS, number: 0, waiting }));
    },
    async forgetComment({ id }: WaitingComment): Promise<void> {
      await answer(rows('readwrite').delete([id, COMMENTS, 0]));
    },
    /** The comments that wait to be sent, of any tab and person, the oldest first. */
    async readComments(): Promise<WaitingComment[]> {
      const kept = await answer<{ waiting: WaitingComment }[]>(rows('readonly').index('documentId').getAll(COMMENTS));
      return kept.map(({ waiting }) => waiting).sort((one, other) => one.at - other.at);
    },
    /** The changes kept of these documents, by any tab. */
    async read(documentIds: readonly string[]): Promise<UnsavedWork[]> {
      const index = rows('readonly').index('documentId');
      const found = await Promise.all(documentIds.map((id) => answer<LedgerRow[]>(index.getAll(id))));
      return gathered(found.flat());
    },
  };
}

/** Rows in any order → one entry for each tab and document that has both a base and changes. */
export function gathered(rows: readonly LedgerRow[]): UnsavedWork[] {
  const groups = Map.groupBy(rows, ({ tab, documentId }) => JSON.stringify([tab, documentId]));
  return [...groups.values()].flatMap((group) => {
    const [first, ...changes] = group.toSorted((one, other) => one.number - other.number);
    if (!first?.base || changes.length === 0) return [];
    const { tab, documentId, name, base } = first;
    const at = Math.max(...changes.map((row) => row.at));
    return [{ tab, documentId, name, base, at, changes: changes.map(({ patches = [] }) => patches) }];
  });
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The ledger of unsaved changes failed', { cause: request.error }));
  });
}
