import { removeBlocks } from '../../actions/remove-blocks.ts';
import { Button } from '../Button.tsx';
import { useWorkbench } from '../workbench-context.ts';
import { Modal, ModalActions, ModalText } from './Modal.tsx';

/** Asks before blocks are removed (specification §5). */
export function RemoveDialog({ keys }: { keys: readonly string[] }) {
  const workbench = useWorkbench();
  const close = () => workbench.store.setState({ dialog: null });

  function remove() {
    removeBlocks(workbench, keys);
    close();
  }

  return (
    <Modal title="Remove component" isQuestion>
      <ModalText>
        {keys.length === 1
          ? 'Are you sure you want to delete this component?'
          : `Are you sure you want to delete these ${keys.length} components?`}
      </ModalText>
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
