import { useCallback, useEffect, useState } from 'react';
import type { QuestionKind, Questions } from '#content-store/model/published/reader.ts';
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

/** The reader's answer to a question; null until it is loaded, on failure (the reader reports it), and for no input. */
export function useAnswer<Kind extends QuestionKind>(
  kind: Kind,
  input: Questions[Kind]['input'] | null,
): Questions[Kind]['answer'] | null {
  const { reader } = useWorkbench();
  const question = JSON.stringify(input);
  const load = useCallback(async () => {
    const asked = JSON.parse(question) as typeof input;
    return asked && reader.ask(kind, asked).catch(() => null);
  }, [reader, kind, question]);
  return useLoaded<Questions[Kind]['answer'] | null>(load, null);
}
