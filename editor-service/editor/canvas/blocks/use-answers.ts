import { useEffect, useState } from 'react';
import { isSame } from '../../store/documents/same.ts';
import { ifCurrent } from '../../ui/if-current.ts';

/**
 * The answers of `ask`, which is called again when the function changes. Until new ones arrive, and after a failure, which
 * the shell's reader reports, the last answers stay.
 */
export function useAnswers<Answers>(ask: () => Promise<Answers>, first: Answers): Answers {
  const [answers, setAnswers] = useState(first);
  useEffect(() => ifCurrent(ask(), (next) => setAnswers((last) => (isSame(last, next) ? last : next))), [ask]);
  return answers;
}
