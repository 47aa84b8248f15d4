import { Button } from '../ui/Button.tsx';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { removeBlocks } from './remove-blocks.ts';

/** Asks before blocks are removed (specification §5). */
export function RemoveDialog({ keys }: { keys: readonly string[] }) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();

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
