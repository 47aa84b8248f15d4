import { useEffect, useState } from 'react';
import { failedCall } from './failed-call.ts';
import { useWorkbench } from './workbench-context.ts';

/** What `load` brings, asked for again when it is another function. Until then, and where it fails, the last answer stays. */
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
