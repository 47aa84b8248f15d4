import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { failedCall } from '../workbench/failed-call.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { DeletePageQuestion } from './DeletePageQuestion.tsx';
import { deletePage } from './page-life.ts';

/** Asks before the page is moved to the trash. */
export function DeletePageDialog() {
  const workbench = useWorkbench();
  const { close } = useDialogHost();

  function remove() {
    close();
    deletePage(workbench).catch((failure: unknown) => failedCall(workbench, failure));
  }

  return <DeletePageQuestion onYes={remove} onNo={close} />;
}
