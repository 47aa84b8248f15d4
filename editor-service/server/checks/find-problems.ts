import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type Page, type PageDraft, pageSchema } from '#content-store/model/entities/page.ts';
import type { PostedPage } from '../../contract/page-calls.ts';
import type { Problem } from '../../contract/page-checks.ts';
import type { MediaVariants } from '../media/media-variants.ts';
import type { Previews } from '../preview/start-previews.ts';
import { dateProblems } from './date-problems.ts';
import { formProblems } from './form-problems.ts';
import { headingProblems } from './heading-problems.ts';
import { imageProblems, imageWeights } from './image-problems.ts';
import { addressStates, linkedSlugs, linkProblems } from './link-problems.ts';

interface Parts {
  db: Db;
  previews: Previews;
  variants: MediaVariants;
}

/** Everything visitors would stumble over in a page that is not stored yet, errors first. */
export type FindProblems = (posted: PostedPage, draft: PageDraft) => Promise<Problem[]>;

/** Finds problems in the final HTML, rendered by the code that builds the site, and in the page's forms. */
export function createFindProblems({ db, previews, variants }: Parts): FindProblems {
  return async ({ _id = 'new' }, draft) => {
    const page: Page = pageSchema.parse({ ...draft, _id });
    const { domainId, slug } = page;
    const facts = await previews.factsOf({ domainId, path: `/${slug}`, copy: 'draft', page });
    const [stateOf, weights] = await Promise.all([
      addressStates(db, domainId, linkedSlugs(facts), slug),
      imageWeights(facts, variants),
    ]);
    const problems = [
      ...headingProblems(facts),
      ...linkProblems(facts, stateOf),
      ...imageProblems(facts, (src) => weights.get(src)),
      ...formProblems(draft.contents),
      ...dateProblems(draft),
    ];
    return once(problems).toSorted((one, other) => one.severity.localeCompare(other.severity));
  };
}

/** Each message once per block: ten images without a description are one task there. */
function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.blockKey} ${problem.message}`, problem])).values()];
}
