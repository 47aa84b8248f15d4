import { documentKindOf } from '../store/documents/collection-of.ts';
import { QuestionModal } from '../ui/dialog/QuestionModal.tsx';
import { failedCall } from '../workbench/failed-call.ts';
import { useEditor, useRefusal, useWorkbench } from '../workbench/workbench-context.ts';
import { discardChanges } from './history/restore-version.ts';

/** Asks before the page goes back to what visitors see. */
export function DiscardDialog() {
  const workbench = useWorkbench();
  const kind = useEditor(({ saved }) => saved && documentKindOf(saved.page));
  const refusal = useRefusal('editPage');
  return (
    <QuestionModal
      title="Discard changes"
      text={`The ${kind} goes back to what visitors see. Your changes stay in its history, where you can restore them.`}
      refusal={refusal}
      yes="Discard changes"
      onYes={() => void discardChanges(workbench).catch((failure: unknown) => failedCall(workbench, failure))}
    />
  );
}
