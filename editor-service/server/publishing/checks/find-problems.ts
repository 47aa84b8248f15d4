import { formsWithoutRecipient } from '#content-store/drafts/forms/forms.ts';
import type { Collection, Page, PageDraft } from '#content-store/model/entities/page.ts';
import { endsFirst } from '#content-store/model/entities/page-facts.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import type { Problem } from '../../../contract/pages-checks.ts';
import type { LinkParts } from '../../links/link-handlers.ts';
import type { PageFacts } from '../../preview/page-facts.ts';
import type { MediaVariants } from '../../storage/media-variants.ts';
import { formProblems, sharedIdentifiers } from './form-problems.ts';
import { headingProblems } from './heading-problems.ts';
import { imageProblems, imageWeights } from './image-problems.ts';
import { linkKnowledge } from './link-knowledge.ts';
import { linkProblems } from './link-problems.ts';
import { sectionProblems } from './section-problems.ts';
import { unfinishedProblems } from './unfinished-problems.ts';

interface Parts extends LinkParts {
  variants: MediaVariants;
}

/**
 * Everything visitors would stumble over in a page that need not be stored yet, errors first. Without facts it is rendered
 * for them among the drafts.
 */
export type FindProblems = (page: Page, collection?: Collection, rendered?: PageFacts) => Promise<Problem[]>;

/** Those of the problems that prevent publishing, as sentences. */
export const errorsIn = (problems: readonly Problem[]): string[] =>
  problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);

/** Finds problems in the final HTML, rendered by the code that builds the site, and in the page's forms. */
export function createFindProblems({ variants, ...parts }: Parts): FindProblems {
  return async (page, collection, rendered) => {
    const { _id, domainId, slug } = page;
    const path = `/${collection === 'sections' ? sectionAddress(_id) : slug}`;
    const facts = rendered ?? (await parts.previews.factsOf({ domainId, path, copy: 'draft', page }));
    const [known, weights, unaddressed] = await Promise.all([
      linkKnowledge(parts, facts, page),
      imageWeights(facts, variants),
      formsWithoutRecipient(parts.db, domainId),
    ]);
    const ofPage = unaddressed.filter(({ pageId }) => pageId === _id).map(({ identifier }) => identifier);
    const problems = [
      ...(collection === 'sections' ? [] : headingProblems(facts)),
      ...linkProblems(facts, known),
      ...imageProblems(facts, (src) => weights.get(src)),
      ...formProblems(page.contents, ofPage),
      ...(await sharedIdentifiers(parts.db, page)),
      ...dateProblems(page),
      ...(await sectionProblems(parts.db, page)),
      ...unfinishedProblems(page),
    ];
    return once(problems).toSorted((one, other) => one.severity.localeCompare(other.severity));
  };
}

/** Each message once per block: ten images without a description are one task there. */
function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.blockKey} ${problem.message}`, problem])).values()];
}

/** An end before the start is neither shown nor given to search engines. */
export function dateProblems({ event }: Pick<PageDraft, 'event'>): Problem[] {
  if (!event || !endsFirst(event)) return [];
  const message = 'The event ends before it starts, so visitors see no end. Correct it under Dates and places.';
  return [{ check: 'dates', severity: 'warning', message, blockKey: null }];
}
