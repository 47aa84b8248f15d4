import { useEffect, useState } from 'react';
import { failedCall } from './failed-call.ts';
import { useWorkbench } from './workbench-context.ts';

/** The result of `load`, loaded again when the function changes. Until then, and on failure, the last result stays. */
export function useLoaded<Answer>(load: () => Promise<Answer>, first: Answer): Answer {
  const workbench = useWorkbench();
  const [answer, setAnswer] = useState(first);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (next) => isCurrent && setAnswer(() => next),
      (failure: unknown) => failedCall(workbench, failure),
    );
    return () => {
      isCurrent = false;
    };
  }, [workbench, load]);
  return answer;
}
