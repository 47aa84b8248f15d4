import { useEffect, useState } from 'react';
import { ifCurrent } from '../ui/if-current.ts';
import { failedCall } from './failed-call.ts';
import { useWorkbench } from './workbench-context.ts';

/** The result of `load`, loaded again when the function changes. Until then, and on failure, the last result stays. */
export function useLoaded<Answer>(load: () => Promise<Answer>, first: Answer): Answer {
  const workbench = useWorkbench();
  const [answer, setAnswer] = useState(first);
  useEffect(() => {
    return ifCurrent(
      load(),
      (next) => setAnswer(() => next),
      (failure) => failedCall(workbench, failure),
    );
  }, [workbench, load]);
  return answer;
}
