import { documentKindOf, inSentence } from '../store/documents/collection-of.ts';
import { QuestionModal } from '../ui/dialog/QuestionModal.tsx';
import { t } from '../words/t.ts';
import { failedCall } from '../workbench/failed-call.ts';
import { ServerState } from '../workbench/server-state/ServerState.tsx';
import { useEditor, useRefusal, useWorkbench } from '../workbench/workbench-context.ts';
import { deleteOpenPage } from './page-life.ts';
import { StayingTranslations } from './translate/StayingTranslations.tsx';
import { UsedIn } from './UsedIn.tsx';

/** Asks before the page or section is moved to the trash, and says where it is used. */
export function DeletePageDialog() {
  const workbench = useWorkbench();
  const page = useEditor(({ saved }) => saved?.page);
  const refusal = useRefusal('publishPage');
  if (!page) return null;
  const title = t('Delete {kind}', { kind: t(documentKindOf(page)) });
  return (
    <ServerState>
      <QuestionModal
        title={title}
        text={t('Are you sure you want to delete {page}? You can restore it from the trash for 30 days.', {
          page: inSentence(page),
        })}
        refusal={refusal}
        yes={title}
        onYes={() => void deleteOpenPage(workbench).catch((failure: unknown) => failedCall(workbench, failure))}
      >
        <UsedIn />
        <StayingTranslations />
      </QuestionModal>
    </ServerState>
  );
}
