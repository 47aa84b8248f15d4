import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { Question } from '../ui/dialog/Question.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { unpublishPage } from './unpublish-page.ts';

/** Asks before the page is taken from visitors. */
export function UnpublishDialog() {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const slug = useEditor(({ saved }) => saved?.page.slug ?? '');

  function unpublish() {
    close();
    void unpublishPage(workbench);
  }

  return (
    <Question
      title="Unpublish Page"
      text={`Visitors will no longer find /${slug}. The draft stays, and can be published again.`}
      yes="Unpublish Page"
      onYes={unpublish}
      onNo={close}
    />
  );
}
