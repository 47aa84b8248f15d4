import { createContext, useContext } from 'react';
import type { FirstAnswers } from './first-answers.ts';

export const FirstAnswersContext = createContext<FirstAnswers | null>(null);

/** What was asked before the first rendering. */
export function useFirstAnswers(): FirstAnswers {
  const answers = useContext(FirstAnswersContext);
  if (!answers) throw new Error('Blocks stand inside a FirstAnswersContext');
  return answers;
}
