import { send } from '../api/client.ts';
import { collectionOf } from '../store/documents/collection-of.ts';
import { failedCall } from '../workbench/failed-call.ts';
import { toastSuccess } from '../workbench/toast.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** Takes the open page or section off the public site; the draft stays. */
export async function unpublishOpenPage(workbench: Workbench): Promise<boolean> {
  const { store, inTurn } = workbench;
  return inTurn('page', async () => {
    const { saved, domainId } = store.getState();
    if (!saved) return false;
    try {
      const page = await send('page/unpublishPage', {
        _id: saved.page._id,
        collection: collectionOf(saved.page),
        domainId,
      });
      store.setState({ saved: { ...saved, page } });
      toastSuccess(workbench, collectionOf(page) === 'sections' ? 'Section Unpublished' : 'Page Unpublished');
      return true;
    } catch (failure) {
      failedCall(workbench, failure);
      return false;
    }
  });
}
