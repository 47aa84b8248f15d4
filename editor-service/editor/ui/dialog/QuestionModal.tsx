import { Button } from '../Button.tsx';
import { Modal, ModalActions, ModalText } from './Modal.tsx';

interface QuestionProps {
  title: string;
  text: string;
  /** The label of the confirm button. */
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something is lost; Cancel gets the focus. */
export function QuestionModal({ title, text, yes, onYes, onNo }: QuestionProps) {
  return (
    <Modal title={title} isQuestion onClose={onNo}>
      <ModalText>{text}</ModalText>
      <ModalActions>
        <Button data-first-focus onClick={onNo}>
          Cancel
        </Button>
        <Button look="danger" onClick={onYes}>
          {yes}
        </Button>
      </ModalActions>
    </Modal>
  );
}
