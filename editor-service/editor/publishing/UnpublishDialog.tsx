import { send } from '../api/client.ts';
import { collectionOf, UNNAMED_SECTION } from '../store/documents/collection-of.ts';
import { QuestionModal } from '../ui/dialog/QuestionModal.tsx';
import { failedCall } from '../workbench/failed-call.ts';
import { toastSuccess } from '../workbench/toast.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';

/** Asks before the page is taken from visitors. */
export function UnpublishDialog() {
  const workbench = useWorkbench();
  const page = useEditor(({ saved }) => saved?.page);
  if (!page) return null;
  const { slug, title } = page;
  const isSection = collectionOf(page) === 'sections';

  return (
    <QuestionModal
      title={isSection ? 'Unpublish section' : 'Unpublish page'}
      text={
        isSection
          ? `Visitors will no longer see “${title || UNNAMED_SECTION}” on the pages that show it. The draft stays, and you can publish it again.`
          : `Visitors will no longer see /${slug}. The draft stays, and you can publish it again.`
      }
      yes={isSection ? 'Unpublish section' : 'Unpublish page'}
      onYes={() => void unpublishOpenPage(workbench)}
    />
  );
}

/** Takes the open page or section off the public site; the draft stays. */
async function unpublishOpenPage(workbench: Workbench): Promise<void> {
  const { store, inTurn } = workbench;
  await inTurn('page', async () => {
    const { saved } = store.getState();
    if (!saved) return;
    try {
      const page = await send('page/unpublishPage', { _id: saved.page._id, collection: collectionOf(saved.page) });
      store.setState({ saved: { ...saved, page } });
      toastSuccess(workbench, collectionOf(page) === 'sections' ? 'Section Unpublished' : 'Page Unpublished');
    } catch (failure) {
      failedCall(workbench, failure);
    }
  });
}
