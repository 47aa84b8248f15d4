import { useEffect, useState } from 'react';
import { isSame } from '../../store/documents/same.ts';
import { ifCurrent } from '../../ui/if-current.ts';

/**
 * The answers of `ask`, which is called again whenever it is a different function; the last answers stay until new ones
 * arrive. The shell's reader reports a failure, and the last answers stay.
 */
export function useAnswers<Answers>(ask: () => Promise<Answers>, first: Answers): Answers {
  const [answers, setAnswers] = useState(first);
  useEffect(() => ifCurrent(ask(), (next) => setAnswers((last) => (isSame(last, next) ? last : next))), [ask]);
  return answers;
}
