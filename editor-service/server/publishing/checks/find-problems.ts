import { newId } from '#content-store/drafts/database/new-id.ts';
import { formsWithoutRecipient } from '#content-store/drafts/forms/forms.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import type { Collection, Page, PageDraft } from '#content-store/model/entities/page.ts';
import { endsFirst } from '#content-store/model/entities/page-facts.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import type { Problem } from '../../../contract/pages-checks.ts';
import type { LinkParts } from '../../links/link-handlers.ts';
import type { PageFacts } from '../../preview/page-facts.ts';
import type { MediaVariants } from '../../storage/site-store.ts';
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

/** A page that would go live, and may not be stored yet. */
interface PageToCheck {
  page: Page;
  collection?: Collection | undefined;
  /** Read from it as it will be; it is rendered when they are absent. */
  facts?: PageFacts | undefined;
  /** Ids of sections that would go live with it. */
  sections?: readonly string[];
}

/** Everything visitors would stumble over in a page, errors first. */
export type FindProblems = (checked: PageToCheck) => Promise<Problem[]>;

/** Those of the problems that prevent publishing, as sentences. */
export const errorsIn = (problems: readonly Problem[]): string[] =>
  problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);

/** Finds problems in the final HTML, rendered by the code that builds the site, and in the page's forms. */
export function createFindProblems({ variants, ...parts }: Parts): FindProblems {
  return async (checked) => {
    const { page, collection } = checked;
    const { _id, domainId } = page;
    const facts = checked.facts ?? (await factsOf(parts, checked));
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

/** Renders a page as a set of its own, as publishing it does. */
async function factsOf({ db, previews }: LinkParts, { page, collection, sections = [] }: PageToCheck) {
  const { _id, domainId, slug } = page;
  const isSection = collection === 'sections';
  const stored = await Promise.all(sections.map((id) => pageById(db, { _id: id, domainId, collection: 'sections' })));
  const chosen = stored.flatMap((one) => (one && one._id !== _id ? one : []));
  const set = {
    ...{ id: newId(), withdrawn: [], documents: [] },
    ...(isSection ? { pages: [], sections: [page, ...chosen] } : { pages: [page], sections: chosen }),
  };
  const path = `/${isSection ? sectionAddress(_id) : slug}`;
  return previews.factsOf({ domainId, path, copy: 'published', set, ...(isSection && { page }) });
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
