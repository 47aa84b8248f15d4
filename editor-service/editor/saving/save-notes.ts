import { CallFailed, failureMessage } from '../api/client.ts';
import type { DocumentName } from '../store/documents/documents.ts';
import type { LastChange } from '../store/state/history.ts';
import type { NotSaved } from '../store/state/not-saved.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { Disputed, PartRefused } from './send-merged.ts';

/** Notes that a document is saved now. */
export function noteSaved({ store }: Workbench, name: DocumentName): void {
  store.setState(({ savedAt, notSaved }) => {
    const { [name]: _, ...others } = notSaved;
    return { savedAt: { ...savedAt, [name]: new Date().toISOString() }, notSaved: others };
  });
}

/** Notes why a document is not saved; `change`: the last one when the save began; `asked`: a person had asked for it. */
export function noteFailure(
  { store }: Workbench,
  name: DocumentName,
  failure: unknown,
  change: LastChange | null,
  asked = store.getState().notSaved[name]?.asked,
): void {
  const why = reasonOf(failure);
  const problem = {
    why,
    message: failureMessage(failure),
    change,
    ...(failure instanceof PartRefused && { refused: failure.refused }),
    ...(REPEATED.has(why) && asked && { asked }),
  };
  store.setState(({ notSaved }) => ({ notSaved: { ...notSaved, [name]: problem } }));
}

/** Saves that may succeed when they are repeated as they are. */
const REPEATED: ReadonlySet<NotSaved['why']> = new Set(['offline', 'loggedOut', 'failed']);
const REASONS: Readonly<Record<number, NotSaved['why']>> = {
  0: 'offline',
  401: 'loggedOut',
  403: 'forbidden',
  429: 'failed',
};

function reasonOf(failure: unknown): NotSaved['why'] {
  if (failure instanceof Disputed) return 'conflict';
  if (!(failure instanceof CallFailed)) return 'failed';
  return REASONS[failure.status] ?? (failure.status < 500 ? 'invalid' : 'failed');
}
