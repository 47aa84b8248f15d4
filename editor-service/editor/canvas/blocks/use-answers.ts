import { useEffect, useState } from 'react';
import { isSame } from '../../store/documents/same.ts';

/**
 * The answers to what `ask` asks, asked again whenever `ask` is another function; the last answers stay until there are
 * new ones. Null before the first. A failure is said by the shell's reader, and leaves what is there.
 */
export function useAnswers<Answers>(ask: () => Promise<Answers>, first: Answers | null): Answers | null {
  const [answers, setAnswers] = useState(first);
  useEffect(() => {
    let isCurrent = true;
    ask().then(
      (next) => isCurrent && setAnswers((last) => (isSame(last, next) ? last : next)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [ask]);
  return answers;
}
