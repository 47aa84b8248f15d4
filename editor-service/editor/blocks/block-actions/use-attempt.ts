import { useState } from 'react';
import { CallFailed, failureMessage } from '../../api/client.ts';
import { Refused } from '../../store/commands/refused.ts';
import { useDialogHost } from '../../ui/dialog/dialog-host.ts';
import { failedCall } from '../../workbench/failed-call.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';

/** Performs a dialog's action and closes it, or shows why that failed; after an expired session, a login is asked for. */
export function useAttempt() {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      close();
    } catch (failure) {
      if (failure instanceof CallFailed && failure.status === 401) failedCall(workbench, failure);
      else setProblem(failure instanceof Refused ? failure.message : failureMessage(failure));
    }
    setBusy(false);
  }

  return { attempt, isBusy, problem, setProblem };
}
