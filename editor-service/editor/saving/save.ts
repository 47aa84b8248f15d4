import { CallFailed, send } from '../api/client.ts';
import { theirVersion } from '../loading/load.ts';
import { type DocumentName, type Documents, editableFields } from '../store/documents/documents.ts';
import { isSame } from '../store/documents/same.ts';
import { mergePages } from '../store/merge/merge-pages.ts';
import type { StoredRevision } from '../store/state/dialog.ts';
import { failedCall } from '../workbench/failed-call.ts';
import { toastSuccess } from '../workbench/toast.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { applyAnswer } from './apply-answer.ts';
import { mergeStored } from './merge-stored.ts';

type Save<Name extends DocumentName> = (document: Documents[Name], revision: number) => Promise<Documents[Name]>;

const saves: { [Name in DocumentName]: { said: string; save: Save<Name> } } = {
  page: {
    said: 'Page Saved',
    save: (page, revision) => send('page/save', { page: { ...page, revision }, collection: 'pages' }),
  },
  navigation: { said: 'Nav Saved', save: (nav) => send('site/saveNav', { nav }) },
  footer: { said: 'Footer Saved', save: (footer) => send('site/saveFooter', { footer }) },
};

/** Saves one document as it is when its turn comes. False when that failed; the editor has been told why. */
export function save<Name extends DocumentName>(
  workbench: Workbench,
  name: Name,
  onSuccess = () => void toastSuccess(workbench, saves[name].said),
): Promise<boolean> {
  return saveBy(workbench, name, saves[name].save, onSuccess);
}

/** Sends a document and applies the response; never two at a time for the same document. */
export function saveBy<Name extends DocumentName>(
  workbench: Workbench,
  name: Name,
  call: Save<Name>,
  onSuccess: () => void,
): Promise<boolean> {
  const { store, reader, inTurn } = workbench;
  return inTurn(name, async () => {
    if (!store.getState().documents) return false;
    store.setState(({ saving }) => ({ saving: [...saving, name] }));
    try {
      if (!(await isUpToDate(workbench, name))) return false;
      await attempt(workbench, name, call).catch(async (failure: unknown) => {
        if (!(await isEcho(workbench, name, failure))) throw failure;
        await attempt(workbench, name, call);
      });
      reader.forget();
      onSuccess();
      return true;
    } catch (failure) {
      failedCall(workbench, failure);
      return false;
    } finally {
      store.setState(({ saving }) => ({ saving: saving.filter((other) => other !== name) }));
    }
  });
}

/** A page is saved with its revision; for the others, what another editor saved is merged in first. */
async function isUpToDate(workbench: Workbench, name: DocumentName): Promise<boolean> {
  return name === 'page' || mergeStored(workbench, name);
}

async function attempt<Name extends DocumentName>({ store }: Workbench, name: Name, call: Save<Name>): Promise<void> {
  const { documents, saved } = store.getState();
  if (!documents || !saved) return;
  const sent = documents[name];
  applyAnswer(store, name, sent, await call(sent, saved.page.revision));
}

/** True when the page is refused as stale although nobody else changed anything: an earlier response was lost. */
async function isEcho(workbench: Workbench, name: DocumentName, failure: unknown): Promise<boolean> {
  const isStale = name === 'page' && failure instanceof CallFailed && failure.status === 409;
  return isStale && failure.current !== undefined && acceptOwnSave(workbench, failure.current);
}

/**
 * Accepts a stored page that holds nothing new for this editor: its own save whose response was lost, or a change also
 * made here. It becomes the saved copy without asking. False when another editor changed something. Throws CallFailed.
 */
async function acceptOwnSave(workbench: Workbench, stored: StoredRevision): Promise<boolean> {
  const theirs = await theirVersion(workbench, stored);
  const { documents, saved } = workbench.store.getState();
  if (!documents || !saved) return false;
  const { page, conflicts } = mergePages(saved.page, documents.page, theirs);
  if (conflicts.length > 0 || !isSame(editableFields(page), editableFields(documents.page))) return false;
  workbench.store.setState({ saved: { ...saved, page: theirs } });
  return true;
}
