import { useMutation } from '@tanstack/react-query';
import { documentKindOf } from '../store/documents/collection-of.ts';
import { Card } from '../ui/card/Card.tsx';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import { useEditor, useRefusal, useWorkbench } from '../workbench/workbench-context.ts';
import { deleteQuestion } from './DeletePageDialog.tsx';
import styles from './Pages.module.css';
import { deleteOpenPage } from './page-life.ts';
import { UsedIn } from './UsedIn.tsx';

/** What deleting the open page or section means, and the button that moves it to the trash. */
export function DeletePage() {
  const workbench = useWorkbench();
  const refusal = useRefusal('publishPage');
  const page = useEditor(({ saved }) => saved?.page);
  const { mutate } = useMutation({ mutationFn: () => deleteOpenPage(workbench) });
  if (!page) return null;
  const kind = documentKindOf(page);
  const { title, text } = deleteQuestion(page);
  return (
    <Card title="Delete">
      <p className={styles.now}>{about(kind, page.published)}</p>
      {refusal && <p className={styles.now}>{refusal}</p>}
      {kind === 'page' && <UsedIn />}
      <ModalActions>
        <AskingButton
          disabled={page.published || refusal !== null}
          title={refusal ?? undefined}
          text={text}
          yes={title}
          onYes={mutate}
        />
      </ModalActions>
    </Card>
  );
}

const about = (what: 'page' | 'section', isPublished: boolean): string =>
  isPublished
    ? `This ${what} is published. Unpublish it before you delete it.`
    : `The ${what} moves to the trash. You can restore it from the dashboard for 30 days.`;
