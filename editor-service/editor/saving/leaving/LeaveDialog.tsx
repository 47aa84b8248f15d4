import type { Destination } from '../../store/state/dialog.ts';
import { QuestionModal } from '../../ui/dialog/QuestionModal.tsx';
import { t } from '../../words/t.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { leaveNow } from './leave.ts';

/** Asks before unsaved changes are left behind. */
export function LeaveDialog({ destination }: { destination: Destination }) {
  const workbench = useWorkbench();
  return (
    <QuestionModal
      title={t('Leave this page')}
      text={t("Changes you've made may not be saved, are you sure you want to leave this page?")}
      yes={t('Leave')}
      no={t('Stay')}
      onYes={() => leaveNow(workbench, destination)}
    />
  );
}
