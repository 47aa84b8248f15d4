import { createContext, useContext } from 'react';
import type { PageFacts } from '#site/elements/common-answers.ts';

export const PageFactsContext = createContext<PageFacts | null>(null);

/** What blocks know about their page. */
export function usePageFacts(): PageFacts {
  const facts = useContext(PageFactsContext);
  if (!facts) throw new Error('Blocks must be rendered inside a PageFactsContext');
  return facts;
}
