import { createContext, useContext } from 'react';
import type { FirstAnswers } from './first-answers.ts';

export const FirstAnswersContext = createContext<FirstAnswers | null>(null);

/** The answers fetched before the first render. */
export function useFirstAnswers(): FirstAnswers {
  const answers = useContext(FirstAnswersContext);
  if (!answers) throw new Error('Blocks must be rendered inside a FirstAnswersContext');
  return answers;
}
