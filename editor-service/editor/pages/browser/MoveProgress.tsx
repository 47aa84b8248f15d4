import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ask } from '../../api/client.ts';
import { progressInWords } from '../../publishing/publishing-words.ts';
import { Button } from '../../ui/Button.tsx';
import { counted } from '../../ui/counted.ts';
import { Modal, ModalActions, ModalText } from '../../ui/dialog/Modal.tsx';
import styles from './PageBrowser.module.css';

const ASK_AGAIN_MS = 1000;

interface MoveProgressProps {
  /** Of the schedule that moves the pages. */
  _id: string;
  title: string;
  onClose: () => void;
  /** Called when all pages have moved. */
  onDone: (said: string) => void;
}

/** How far the move of published pages is; it goes on when this is closed. Stays when pages were left out, and names them. */
export function MoveProgress({ _id, title, onClose, onDone }: MoveProgressProps) {
  const { data: move } = useQuery({
    queryKey: ['schedules'],
    queryFn: () => ask('schedule/list', {}),
    select: ({ schedules }) => schedules.find((schedule) => schedule._id === _id),
    refetchInterval: ({ state }) =>
      state.data?.schedules.some((one) => one._id === _id && one.state !== 'waiting') ? false : ASK_AGAIN_MS,
    staleTime: 0,
  });
  const { progress = { done: 0, total: 0 }, state = 'waiting', reason = null } = move ?? {};
  const isSmooth = state === 'done' && reason === null;
  const finish = useEffectEvent(() => onDone(`${counted(progress.total, 'page')} moved and published`));
  useEffect(() => {
    if (isSmooth) finish();
  }, [isSmooth]);
  return (
    <Modal title={state === 'waiting' ? `Moving “${title}”` : `Moved “${title}”`} onClose={onClose}>
      <ModalText>
        {state === 'waiting'
          ? 'You can close this and go on working. See Dashboard, Schedule, for how far it is.'
          : reason}
      </ModalText>
      {move && (
        <p role="status">
          {progressInWords(progress)}
          <progress className={styles.bar} aria-label="Moved" value={progress.done} max={progress.total} />
        </p>
      )}
      <ModalActions>
        <Button data-first-focus look="main" onClick={onClose}>
          Close
        </Button>
      </ModalActions>
    </Modal>
  );
}
