import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { QuestionModal } from '../ui/dialog/QuestionModal.tsx';
import { failedCall } from '../workbench/failed-call.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { deleteQuestion } from './delete-question.ts';
import { deleteOpenPage } from './page-life.ts';

/** Asks before the page is moved to the trash. */
export function DeletePageDialog() {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const page = useEditor(({ saved }) => saved?.page);
  if (!page) return null;
  const { title, text } = deleteQuestion(page);

  function remove() {
    close();
    deleteOpenPage(workbench).catch((failure: unknown) => failedCall(workbench, failure));
  }

  return <QuestionModal title={title} text={text} yes={title} onYes={remove} onNo={close} />;
}
