import type { PageFacts } from '#site/elements/common-answers.ts';
import { requiredContext } from '../../ui/required-context.ts';

/** What blocks know about their page. */
export const [PageFactsContext, usePageFacts] = requiredContext<PageFacts>('PageFactsContext');
