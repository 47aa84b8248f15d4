import { createContext, useContext } from 'react';
import type { PageFacts } from '#site/elements/common-answers.ts';

export const PageFactsContext = createContext<PageFacts | null>(null);

/** What blocks know of the page that they are on. */
export function usePageFacts(): PageFacts {
  const facts = useContext(PageFactsContext);
  if (!facts) throw new Error('Blocks stand inside a PageFactsContext');
  return facts;
}
