import { useEffect, useEffectEvent } from 'react';
import { progressInWords } from '../../publishing/publishing-words.ts';
import { useSchedules } from '../../publishing/use-waiting.ts';
import { Button } from '../../ui/Button.tsx';
import { counted } from '../../ui/counted.ts';
import { Modal, ModalActions, ModalText } from '../../ui/dialog/Modal.tsx';
import { said, t } from '../../words/t.ts';
import styles from './PageBrowser.module.css';

interface MoveProgressProps {
  /** The id of the schedule that moves the pages. */
  _id: string;
  title: string;
  onClose: () => void;
  /** Called when all pages have moved. */
  onDone: (said: string) => void;
}

/**
 * The progress of a move of published pages, which continues when this is closed. When pages were left out, it stays open
 * and names them.
 */
export function MoveProgress({ _id, title, onClose, onDone }: MoveProgressProps) {
  const { data } = useSchedules();
  const move = data?.schedules.find((schedule) => schedule._id === _id);
  const { progress = { done: 0, total: 0 }, state = 'waiting', reason = null } = move ?? {};
  const isSmooth = state === 'done' && reason === null;
  const finish = useEffectEvent(() =>
    onDone(t('{pages} moved and published', { pages: counted(progress.total, 'page') })),
  );
  useEffect(() => {
    if (isSmooth) finish();
  }, [isSmooth]);
  return (
    <Modal
      title={state === 'done' ? t('Moved “{title}”', { title }) : t('Moving “{title}”', { title })}
      onClose={onClose}
    >
      <ModalText>
        {state === 'waiting'
          ? t('You can close this and go on working. Dashboard › Schedule says how far it is.')
          : said(reason ?? '')}
      </ModalText>
      {move && (
        <p role="status">
          {progressInWords(progress)}
          <progress className={styles.bar} aria-label={t('Moved')} value={progress.done} max={progress.total} />
        </p>
      )}
      <ModalActions>
        <Button data-first-focus look="main" onClick={onClose}>
          {t('Close')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
