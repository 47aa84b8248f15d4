import type { Destination } from '../../store/state/dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { useDialogHost } from '../../ui/dialog/dialog-host.ts';
import { Modal, ModalActions, ModalText } from '../../ui/dialog/Modal.tsx';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { leaveNow } from './leave.ts';

/** Asks before unsaved changes are left behind. */
export function LeaveDialog({ destination }: { destination: Destination }) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  return (
    <Modal title="Leave this page" isQuestion>
      <ModalText>Changes you've made may not be saved, are you sure you want to leave this page?</ModalText>
      <ModalActions>
        <Button data-first-focus look="main" onClick={close}>
          Stay
        </Button>
        <Button look="danger" onClick={() => leaveNow(workbench, destination)}>
          Leave
        </Button>
      </ModalActions>
    </Modal>
  );
}
