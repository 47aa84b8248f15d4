import { removeBlock } from '../../actions/block-actions.ts';
import { Button } from '../Button.tsx';
import { useWorkbench } from '../workbench-context.ts';
import { Modal, ModalActions, ModalText } from './Modal.tsx';

/** Asks before a block is removed (specification §5). */
export function RemoveDialog({ blockKey }: { blockKey: string }) {
  const workbench = useWorkbench();
  const close = () => workbench.store.setState({ dialog: null });

  function remove() {
    removeBlock(workbench, blockKey);
    close();
  }

  return (
    <Modal title="Remove component" isQuestion>
      <ModalText>Are you sure you want to delete this component?</ModalText>
      <ModalActions>
        <Button data-first-focus onClick={close}>
          Cancel
        </Button>
        <Button look="danger" onClick={remove}>
          Remove
        </Button>
      </ModalActions>
    </Modal>
  );
}
