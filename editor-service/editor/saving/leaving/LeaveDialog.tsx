import type { Destination } from '../../store/state/dialog.ts';
import { QuestionModal } from '../../ui/dialog/QuestionModal.tsx';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { leaveNow } from './leave.ts';

/** Asks before unsaved changes are left behind. */
export function LeaveDialog({ destination }: { destination: Destination }) {
  const workbench = useWorkbench();
  return (
    <QuestionModal
      title="Leave this page"
      text="Changes you've made may not be saved, are you sure you want to leave this page?"
      yes="Leave"
      no="Stay"
      onYes={() => leaveNow(workbench, destination)}
    />
  );
}
