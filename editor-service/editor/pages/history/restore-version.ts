import { send } from '../../api/client.ts';
import { applyAnswer } from '../../saving/apply-answer.ts';
import { completePage } from '../../saving/loading/load.ts';
import { collectionOf } from '../../store/documents/collection-of.ts';
import { run } from '../../store/state/run.ts';
import type { Workbench } from '../../workbench/workbench.ts';

/** Restores an earlier version of the page as its draft; one undo reverts that here. Throws CallFailed. */
export async function restoreVersion(workbench: Workbench, revision: number, withAddress = false): Promise<void> {
  const { store, inTurn } = workbench;
  await inTurn('page', async () => {
    const { saved, domainId } = store.getState();
    if (!saved) return;
    const ref = { _id: saved.page._id, collection: collectionOf(saved.page), domainId };
    const page = completePage(await send('page/restoreRevision', { ...ref, revision, withAddress }));
    run(store, { kind: 'setDocument', name: 'page', document: page });
    applyAnswer(store, 'page', page, page);
    store.setState({ announcement: { text: 'Version restored' } });
  });
}
