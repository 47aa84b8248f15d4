import { Button } from '../../ui/Button.tsx';
import { ModalActions } from '../../ui/dialog/Modal.tsx';
import { t } from '../../words/t.ts';
import { TaskModal } from '../../workbench/server-state/TaskModal.tsx';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { useReviews } from '../use-waiting.ts';
import { Reviews } from './Reviews.tsx';

/** The reviews of the open page: to answer, to follow, to ask for another. */
export function ReviewDialog() {
  return (
    <TaskModal title={t('Reviews of this page')} size="medium">
      <OfPage />
    </TaskModal>
  );
}

function OfPage() {
  const { store } = useWorkbench();
  const pageId = useEditor(({ saved }) => saved?.page._id);
  const { ofMe, mine, others, isLoaded } = useReviews(pageId);
  return (
    <>
      <Reviews ofPage />
      {isLoaded && ofMe.length + mine.length + others.length === 0 && (
        <p className="muted">{t('Nobody has been asked about this page.')}</p>
      )}
      <ModalActions>
        <Button data-first-focus onClick={() => store.setState({ dialog: { kind: 'askReview' } })}>
          {t('Ask for review…')}
        </Button>
      </ModalActions>
    </>
  );
}
