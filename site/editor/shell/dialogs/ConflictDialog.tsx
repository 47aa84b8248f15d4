import { saveOver, takeTheirs } from '../../actions/resolve-conflict.ts';
import type { StoredRevision } from '../../store/editor-state.ts';
import { Button } from '../Button.tsx';
import { useWorkbench } from '../workbench-context.ts';
import { dateAndTime } from './date-and-time.ts';
import { Modal, ModalActions, ModalText } from './Modal.tsx';

/** Somebody else saved the page first: says who, and lets the editor choose. Nothing is lost either way. */
export function ConflictDialog({ stored }: { stored: StoredRevision }) {
  const workbench = useWorkbench();
  return (
    <Modal title="This page was changed by somebody else" isQuestion>
      <ModalText>
        {stored.updatedBy || 'Another editor'} saved it on {dateAndTime(stored.updatedAt)}. Your changes are not saved
        yet, and they are still here.
      </ModalText>
      <ModalActions>
        <Button data-first-focus onClick={() => workbench.store.setState({ dialog: null })}>
          Keep editing
        </Button>
        <Button onClick={() => void takeTheirs(workbench)}>Use their version</Button>
        <Button look="main" onClick={() => void saveOver(workbench, stored)}>
          Save mine over it
        </Button>
      </ModalActions>
    </Modal>
  );
}
