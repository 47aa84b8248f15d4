import { send } from '../../api/client.ts';
import { applyAnswer } from '../../saving/apply-answer.ts';
import { completePage, loadRevision } from '../../saving/loading/load.ts';
import { save } from '../../saving/save.ts';
import { refOf } from '../../store/documents/collection-of.ts';
import { isDirty } from '../../store/state/editor-state.ts';
import { run } from '../../store/state/run.ts';
import { t } from '../../words/t.ts';
import { toastSuccess, type Workbench } from '../../workbench/workbench.ts';

/**
 * Restores an earlier version of the page as its draft; one undo reverts that here. What was not saved is saved before, so
 * that the history has it. False when that failed; the editor has been told why. Throws CallFailed.
 */
export async function restoreVersion(workbench: Workbench, revision: number, withAddress: boolean): Promise<boolean> {
  const { store, inTurn } = workbench;
  if (isDirty(store.getState(), 'page') && !(await save(workbench, 'page', { onSuccess: () => {} }))) return false;
  await inTurn('page', async () => {
    const { saved } = store.getState();
    if (!saved) return;
    const page = completePage(await send('page/restoreRevision', { ...refOf(saved.page), revision, withAddress }));
    run(store, { kind: 'setDocument', name: 'page', document: page });
    applyAnswer(store, 'page', page, page);
    store.setState({ announcement: { text: t('Version restored') } });
  });
  return true;
}

/** Takes the page back to what visitors see, its address included, and says so. Throws CallFailed. */
export async function discardChanges(workbench: Workbench): Promise<void> {
  const { saved } = workbench.store.getState();
  const live = saved && (await loadRevision(saved.page));
  if (!live) workbench.toasts.add({ type: 'error', title: t('Visitors cannot see this page yet') });
  else if (await restoreVersion(workbench, live.revision, true)) toastSuccess(workbench, t('Changes discarded'));
}
