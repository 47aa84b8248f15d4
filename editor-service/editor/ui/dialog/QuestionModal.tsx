import { Button } from '../Button.tsx';
import { useDialogHost } from './dialog-host.ts';
import { Modal, ModalActions, ModalText } from './Modal.tsx';

interface QuestionProps {
  title: string;
  text: string;
  /** The label of the confirm button. */
  yes: string;
  onYes: () => void;
  /** Closes it; default: it is the dialog that is open. */
  onNo?: () => void;
}

/** Asks before something is lost, and closes before it acts; Cancel gets the focus. */
export function QuestionModal({ title, text, yes, onYes, onNo }: QuestionProps) {
  const host = useDialogHost();
  const close = onNo ?? host.close;

  function act() {
    close();
    onYes();
  }

  return (
    <Modal title={title} isQuestion onClose={close}>
      <ModalText>{text}</ModalText>
      <ModalActions>
        <Button data-first-focus onClick={close}>
          Cancel
        </Button>
        <Button look="danger" onClick={act}>
          {yes}
        </Button>
      </ModalActions>
    </Modal>
  );
}
