import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import { Button } from '../Button.tsx';
import { useDialogHost } from './dialog-host.ts';
import { Modal, ModalActions, ModalText } from './Modal.tsx';

interface QuestionProps {
  title: string;
  text: string;
  /** Who may do it, when this person may not. */
  refusal?: string | null;
  /** What helps to answer it, below the text. */
  children?: ReactNode;
  /** The label of the confirm button. */
  yes: string;
  /** The label of the button that closes it. */
  no?: string;
  onYes: () => void;
  /** Closes it; default: it is the dialog that is open. */
  onNo?: () => void;
}

/** Asks before something is lost, and closes before it acts; the way back gets the focus. */
export function QuestionModal(props: QuestionProps) {
  const { title, text, refusal = null, children, yes, no = t('Cancel'), onYes, onNo } = props;
  const host = useDialogHost();
  const close = onNo ?? host.close;

  function act() {
    close();
    onYes();
  }

  return (
    <Modal title={title} isQuestion onClose={close}>
      <ModalText>{refusal ?? text}</ModalText>
      {children}
      <ModalActions>
        <Button data-first-focus onClick={close}>
          {no}
        </Button>
        <Button look="danger" disabled={refusal !== null} onClick={act}>
          {yes}
        </Button>
      </ModalActions>
    </Modal>
  );
}
