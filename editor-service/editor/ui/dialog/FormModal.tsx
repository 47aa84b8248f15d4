import type { ComponentProps } from 'react';
import { t } from '../../words/t.ts';
import { Button } from '../Button.tsx';
import controls from '../fields/controls.module.css';
import { Form } from '../fields/Form.tsx';
import { useDialogHost } from './dialog-host.ts';
import { Modal, ModalActions, ModalText } from './Modal.tsx';

interface FormModalProps extends Omit<ComponentProps<typeof Modal>, 'isQuestion'> {
  /** The sentence below the title that explains it. */
  text?: string;
  /** The label of the submit button, and whether it cannot be pressed now. */
  action: string;
  isDisabled: boolean;
  /** The label of the button that closes it. */
  cancel?: string;
  onSubmit: () => void;
}

/** A dialog that is one form, with a button to submit it and one to cancel. */
export function FormModal(props: FormModalProps) {
  const { text, action, isDisabled, cancel = t('Cancel'), onSubmit, children, ...modal } = props;
  const { close } = useDialogHost();
  return (
    <Modal {...modal}>
      {text && <ModalText>{text}</ModalText>}
      <Form className={controls.form} onSubmit={onSubmit}>
        {children}
        <ModalActions>
          <Button onClick={modal.onClose ?? close}>{cancel}</Button>
          <Button type="submit" look="main" disabled={isDisabled}>
            {action}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}
