import { CallFailed, failureMessage, inRelease, send } from '../api/client.ts';
import { collectionOf } from '../store/documents/collection-of.ts';
import type { DocumentName } from '../store/documents/documents.ts';
import { isDirty } from '../store/state/editor-state.ts';
import type { LastChange } from '../store/state/history.ts';
import type { NotSaved } from '../store/state/not-saved.ts';
import { t } from '../words/t.ts';
import { askWhichStays, failedCall } from '../workbench/failed-call.ts';
import { toastSuccess, type Workbench } from '../workbench/workbench.ts';
import { Disputed, PartRefused, type SaveCall, sendMerged } from './send-merged.ts';

type Asked = NonNullable<NotSaved['asked']>;

interface Way {
  kind: 'save' | 'auto';
  name?: string | undefined;
}

const saves: { [Name in DocumentName]: { said: string; save: (way: Way) => SaveCall<Name> } } = {
  page: {
    said: t('Page Saved'),
    save: (way) => (page, revision) =>
      send('page/save', { page: { ...page, revision }, collection: collectionOf(page), ...way, ...inRelease() }),
  },
  navigation: { said: t('Nav Saved'), save: () => (nav) => send('site/saveNav', { nav, ...inRelease() }) },
  footer: { said: t('Footer Saved'), save: () => (footer) => send('site/saveFooter', { footer, ...inRelease() }) },
};

interface SaveOptions extends Asked {
  /** Called in place of the toast. */
  onSuccess?: (() => void) | undefined;
}

/**
 * Saves one document as it is when its turn comes; the page as a version, with a name if one is given. False when that
 * failed; the editor has been told why.
 */
export function save(workbench: Workbench, name: DocumentName, options: SaveOptions = {}): Promise<boolean> {
  return saveAs(workbench, name, options, (failure) => tell(workbench, name, failure));
}

/** Repeats a failed save; a second failure shows no new message. */
export function saveAgain(workbench: Workbench, name: DocumentName, asked: Asked): Promise<boolean> {
  return saveAs(workbench, name, asked, (failure) => tellQuietly(workbench, name, failure));
}

function saveAs(
  workbench: Workbench,
  name: DocumentName,
  { versionName, onSuccess }: SaveOptions,
  onFailure: (failure: unknown) => void,
): Promise<boolean> {
  return attempt(workbench, name, {
    way: { kind: 'save', ...(versionName && { name: versionName }) },
    asked: { versionName },
    onSaved: (from) => {
      if (onSuccess) onSuccess();
      else toastSuccess(workbench, saves[name].said, from ? t('Including changes by {from}', { from }) : undefined);
    },
    onFailure,
  });
}

/** Saves a document automatically: no message is shown, and a failure is only noted. */
export function autosave(workbench: Workbench, name: DocumentName): Promise<boolean> {
  return attempt(workbench, name, {
    way: { kind: 'auto' },
    onSaved: (from) =>
      from && workbench.store.setState({ announcement: { text: t('Merged with changes by {from}', { from }) } }),
    onFailure: (failure) => tellQuietly(workbench, name, failure),
  });
}

interface Attempt {
  way: Way;
  /** A person asked for it. */
  asked?: Asked;
  /** `from`: whose changes were merged in. */
  onSaved: (from: string | null) => void;
  onFailure: (failure: unknown) => void;
}

/** Saves a document, never twice at a time. An automatic save does nothing if the document is saved by its turn. */
function attempt<Name extends DocumentName>(
  workbench: Workbench,
  name: Name,
  { way, asked, onSaved, onFailure }: Attempt,
): Promise<boolean> {
  const { store, reader } = workbench;
  return workbench.inTurn(name, async () => {
    const { documents, change } = store.getState();
    if (!documents) return sayUnchanged(workbench, name);
    store.setState(({ saving }) => ({ saving: [...saving, name] }));
    try {
      const isNeeded = way.kind === 'save' || isDirty(store.getState(), name);
      onSaved(isNeeded ? await sendMerged(workbench, name, saves[name].save(way)) : null);
      reader.forget();
      noteSaved(workbench, name);
      return true;
    } catch (failure) {
      noteFailure(workbench, name, failure, change, asked);
      onFailure(failure);
      return false;
    } finally {
      store.setState(({ saving }) => ({ saving: saving.filter((other) => other !== name) }));
    }
  });
}

/** Where no page is open, the navigation and footer cannot have changes: they are as saved. */
function sayUnchanged(workbench: Workbench, name: DocumentName): boolean {
  if (name !== 'page') toastSuccess(workbench, saves[name].said);
  return name !== 'page';
}

function tell(workbench: Workbench, name: DocumentName, failure: unknown): void {
  if (failure instanceof Disputed) workbench.store.setState({ dialog: failure.question });
  else failedCall(workbench, failure, failureToast(name));
}

/** The toast that says that a document could not be saved, until it is. */
const failureToast = (name: DocumentName): string => `not-saved-${name}`;

/**
 * Reports the failure of an automatic save. Only a conflict asks a question, in a pause in typing; anything else shows in
 * the state, and is announced here unless `RefusedNotice` does that.
 */
function tellQuietly(workbench: Workbench, name: DocumentName, failure: unknown): void {
  const { why, message = '' } = workbench.store.getState().notSaved[name] ?? {};
  if (failure instanceof Disputed) askWhichStays(workbench.store, failure.question);
  else if (why === 'loggedOut') failedCall(workbench, failure);
  else if (why !== 'invalid') workbench.store.setState({ announcement: { text: message } });
}

/** Notes that a document is saved now. */
function noteSaved({ store, toasts }: Workbench, name: DocumentName): void {
  toasts.close(failureToast(name));
  store.setState(({ savedAt, notSaved }) => {
    const { [name]: _, ...others } = notSaved;
    return { savedAt: { ...savedAt, [name]: new Date().toISOString() }, notSaved: others };
  });
}

/** Notes why a document is not saved; `change`: the last one when the save began; `asked`: a person had asked for it. */
function noteFailure(
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
