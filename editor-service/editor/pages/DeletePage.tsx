import { collectionOf } from '../store/documents/collection-of.ts';
import { Card } from '../ui/card/Card.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import { useRefusal } from '../workbench/use-refusal.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import { DeletePageButton } from './DeletePageButton.tsx';
import styles from './Pages.module.css';
import { UsedIn } from './UsedIn.tsx';

/** What deleting the open page or section means, and the button for it. */
export function DeletePage() {
  const refusal = useRefusal('publishPage');
  const isPublished = useEditor(({ saved }) => saved?.page.published ?? false);
  const isSection = useEditor(({ saved }) => saved !== null && collectionOf(saved.page) === 'sections');
  return (
    <Card title="Delete">
      <p className={styles.now}>{isSection ? aboutSection(isPublished) : aboutPage(isPublished)}</p>
      {refusal && <p className={styles.now}>{refusal}</p>}
      {!isSection && <UsedIn />}
      <ModalActions>
        <DeletePageButton />
      </ModalActions>
    </Card>
  );
}

const aboutPage = (isPublished: boolean): string =>
  isPublished
    ? 'This page is currently published, Please unpublish the page before deletion.'
    : 'The page goes to the trash. It can be restored from the dashboard for 30 days.';

const aboutSection = (isPublished: boolean): string =>
  isPublished
    ? 'Visitors see this section. Unpublish it first.'
    : 'The section goes to the trash. It can be restored from the dashboard for 30 days.';
