import { Button } from '../ui/Button.tsx';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';

/** Decides nothing yet: the dialog closes, and everything stays as it is here. */
export function KeepEditing() {
  const { close } = useDialogHost();
  return (
    <Button data-first-focus onClick={close}>
      Keep editing
    </Button>
  );
}
