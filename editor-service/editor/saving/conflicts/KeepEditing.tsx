import { Button } from '../../ui/Button.tsx';
import { useDialogHost } from '../../ui/dialog/dialog-host.ts';

/** Closes the dialog without a decision; the document stays as it is. */
export function KeepEditing() {
  const { close } = useDialogHost();
  return (
    <Button data-first-focus onClick={close}>
      Keep editing
    </Button>
  );
}
