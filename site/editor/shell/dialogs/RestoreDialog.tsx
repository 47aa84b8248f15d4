import { discard, restore } from '../../actions/restore.ts';
import type { UnsavedWork } from '../../store/unsaved-work.ts';
import { Button } from '../Button.tsx';
import { useWorkbench } from '../workbench-context.ts';
import { dateAndTime } from './date-and-time.ts';
import { Modal, ModalActions, ModalText } from './Modal.tsx';
import styles from './PublishDialog.module.css';

const NAMES = { page: 'Page', navigation: 'Navigation', footer: 'Footer' };

/** Offers what an earlier visit left unsaved: after a crash, a closed tab or an ended session. */
export function RestoreDialog({ work }: { work: readonly UnsavedWork[] }) {
  const workbench = useWorkbench();
  return (
    <Modal title="You have unsaved changes" isQuestion>
      <ModalText>This browser kept changes that were never saved. Restored changes can be undone one by one.</ModalText>
      <dl className={styles.facts}>
        {work.map(({ tab, documentId, name, at, changes }) => (
          <div key={tab + documentId}>
            <dt>{NAMES[name]}</dt>
            <dd>
              {changes.length === 1 ? '1 change' : `${changes.length} changes`},{' '}
              {dateAndTime(new Date(at).toISOString())}
            </dd>
          </div>
        ))}
      </dl>
      <ModalActions>
        <Button look="danger" onClick={() => discard(workbench, work)}>
          Discard
        </Button>
        <Button data-first-focus look="main" onClick={() => restore(workbench, work)}>
          Restore
        </Button>
      </ModalActions>
    </Modal>
  );
}
