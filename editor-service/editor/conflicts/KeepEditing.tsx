import { Button } from '../ui/Button.tsx';
import { useWorkbench } from '../workbench/workbench-context.ts';

/** Decides nothing yet: the dialog closes, and everything stays as it is here. */
export function KeepEditing() {
  const { store } = useWorkbench();
  return (
    <Button data-first-focus onClick={() => store.setState({ dialog: null })}>
      Keep editing
    </Button>
  );
}
