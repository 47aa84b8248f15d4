import { collectionOf, UNNAMED_SECTION } from '../store/documents/collection-of.ts';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { QuestionModal } from '../ui/dialog/QuestionModal.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { unpublishOpenPage } from './unpublish-page.ts';

/** Asks before the page is taken from visitors. */
export function UnpublishDialog() {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const page = useEditor(({ saved }) => saved?.page);
  if (!page) return null;
  const { slug, title } = page;
  const isSection = collectionOf(page) === 'sections';

  function unpublish() {
    close();
    void unpublishOpenPage(workbench);
  }

  return (
    <QuestionModal
      title={isSection ? 'Unpublish section' : 'Unpublish page'}
      text={
        isSection
          ? `Visitors will no longer see “${title || UNNAMED_SECTION}” on the pages that show it. The draft stays, and you can publish it again.`
          : `Visitors will no longer see /${slug}. The draft stays, and you can publish it again.`
      }
      yes={isSection ? 'Unpublish section' : 'Unpublish page'}
      onYes={unpublish}
      onNo={close}
    />
  );
}
