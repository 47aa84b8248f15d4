import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { Question } from '../ui/dialog/Question.tsx';
import { failedCall } from '../workbench/failed-call.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { deleteQuestion } from './delete-question.ts';
import { deletePage } from './page-life.ts';

/** Asks before the page is moved to the trash. */
export function DeletePageDialog() {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const page = useEditor(({ saved }) => saved?.page);
  if (!page) return null;
  const { title, text } = deleteQuestion(page);

  function remove() {
    close();
    deletePage(workbench).catch((failure: unknown) => failedCall(workbench, failure));
  }

  return <Question title={title} text={text} yes={title} onYes={remove} onNo={close} />;
}
