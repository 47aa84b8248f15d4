import { ask, send } from '../../api/client.ts';
import { applyAnswer } from '../../saving/apply-answer.ts';
import { completePage, loadRevision } from '../../saving/loading/load.ts';
import { save } from '../../saving/save.ts';
import { refOf } from '../../store/documents/collection-of.ts';
import { isDirty } from '../../store/state/editor-state.ts';
import { run } from '../../store/state/run.ts';
import type { Workbench } from '../../workbench/workbench.ts';

/** The address that the page had at a revision; null for an unknown one. Throws CallFailed. */
export async function formerAddress({ store }: Workbench, revision: number): Promise<string | null> {
  const { saved } = store.getState();
  if (!saved) return null;
  const page = await ask('page/loadRevision', { ...refOf(saved.page), revision });
  return page?.slug ?? null;
}

/** Restores an earlier version of the page as its draft; one undo reverts that here. Throws CallFailed. */
export async function restoreVersion(workbench: Workbench, revision: number, withAddress: boolean): Promise<void> {
  const { store, inTurn } = workbench;
  await inTurn('page', async () => {
    const { saved } = store.getState();
    if (!saved) return;
    const page = completePage(await send('page/restoreRevision', { ...refOf(saved.page), revision, withAddress }));
    run(store, { kind: 'setDocument', name: 'page', document: page });
    applyAnswer(store, 'page', page, page);
    store.setState({ announcement: { text: 'Version restored' } });
  });
}

/**
 * Takes the page back to what visitors see, its address included. What was not saved is saved before, so that the history
 * has it. False when it stays as it is, and the editor has been told why. Throws CallFailed.
 */
export async function discardChanges(workbench: Workbench): Promise<boolean> {
  const { store } = workbench;
  if (isDirty(store.getState(), 'page') && !(await save(workbench, 'page', { onSuccess: () => {} }))) return false;
  const { saved } = store.getState();
  const live = saved && (await loadRevision(saved.page));
  if (!live) return false;
  await restoreVersion(workbench, live.revision, true);
  return true;
}
