import { send } from '../api/client.ts';
import { documentKindOf, inSentence, refOf } from '../store/documents/collection-of.ts';
import { QuestionModal } from '../ui/dialog/QuestionModal.tsx';
import { failedCall } from '../workbench/failed-call.ts';
import { toastSuccess, type Workbench } from '../workbench/workbench.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';

/** Asks before the page is taken from visitors. */
export function UnpublishDialog() {
  const workbench = useWorkbench();
  const page = useEditor(({ saved }) => saved?.page);
  if (!page) return null;
  const kind = documentKindOf(page);
  const where = kind === 'section' ? ' on the pages that show it' : '';
  return (
    <QuestionModal
      title={`Unpublish ${kind}`}
      text={`Visitors will no longer see ${inSentence(page)}${where}. The draft stays, and you can publish it again.`}
      yes={`Unpublish ${kind}`}
      onYes={() => void unpublishOpenPage(workbench).catch((failure: unknown) => failedCall(workbench, failure))}
    />
  );
}

/** Takes the open page or section off the public site; the draft stays. Throws CallFailed. */
async function unpublishOpenPage(workbench: Workbench): Promise<void> {
  const { store, inTurn } = workbench;
  await inTurn('page', async () => {
    const { saved } = store.getState();
    if (!saved) return;
    const page = await send('page/unpublishPage', refOf(saved.page));
    store.setState({ saved: { ...saved, page } });
    toastSuccess(workbench, documentKindOf(page) === 'section' ? 'Section Unpublished' : 'Page Unpublished');
  });
}
