import { documentKindOf } from '../store/documents/collection-of.ts';
import { QuestionModal } from '../ui/dialog/QuestionModal.tsx';
import { t } from '../words/t.ts';
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
      title={t('Discard changes')}
      text={t(
        'The {kind} goes back to what visitors see. Your changes stay in its history, where you can restore them.',
        { kind: kind ? t(kind) : '' },
      )}
      refusal={refusal}
      yes={t('Discard changes')}
      onYes={() => void discardChanges(workbench).catch((failure: unknown) => failedCall(workbench, failure))}
    />
  );
}
