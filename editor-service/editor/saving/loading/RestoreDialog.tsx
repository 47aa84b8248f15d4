import { SITE_DOCUMENT_TITLES } from '#content-store/model/entities/site-document-titles.ts';
import { unsavedDifference } from '../../store/compare/compare-pages.ts';
import type { UnsavedWork } from '../../store/documents/unsaved-work.ts';
import { Button } from '../../ui/Button.tsx';
import { counted } from '../../ui/counted.ts';
import { DifferenceList } from '../../ui/DifferenceList.tsx';
import { dateAndTime } from '../../ui/date-and-time.ts';
import { Modal, ModalActions, ModalText } from '../../ui/dialog/Modal.tsx';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './RestoreDialog.module.css';
import { discard, restoreWork } from './restore.ts';

const NAMES = { page: t('Page'), ...SITE_DOCUMENT_TITLES };

/** Lists the unsaved changes of an earlier visit and offers them: after a crash, a closed tab or an ended session. */
export function RestoreDialog({ work }: { work: readonly UnsavedWork[] }) {
  const workbench = useWorkbench();
  return (
    <Modal title={t('You have unsaved changes')} isQuestion size="medium">
      <ModalText>
        {t('This browser kept changes that were never saved. You can undo restored changes one by one.')}
      </ModalText>
      {work.map((one) => (
        <Left key={one.tab + one.documentId} work={one} />
      ))}
      <ModalActions>
        <Button look="danger" onClick={() => discard(workbench, work)}>
          {t('Discard')}
        </Button>
        <Button data-first-focus look="main" onClick={() => restoreWork(workbench, work)}>
          {t('Restore')}
        </Button>
      </ModalActions>
    </Modal>
  );
}

/** The unsaved changes of one tab to one document. */
function Left({ work }: { work: UnsavedWork }) {
  const documents = useEditor((state) => state.documents);
  const { name, at, changes } = work;
  const lines = documents ? unsavedDifference(documents, work) : [];
  const steps = counted(changes.length, 'step');
  return (
    <section className={styles.left}>
      <h3 className={styles.title}>
        {NAMES[name]} <span className={styles.when}>{`${steps}, ${dateAndTime(new Date(at).toISOString())}`}</span>
      </h3>
      {lines.length > 0 && (
        <DifferenceList label={t('Unsaved changes: {names}', { names: NAMES[name] })} lines={lines} />
      )}
      {lines.length === 0 && <p className={styles.when}>{t('No visible changes.')}</p>}
    </section>
  );
}
