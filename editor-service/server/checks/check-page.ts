import { requirePage } from '#content-store/drafts/content/page-revisions.ts';
import { type Page, type PageDraft, pageSchema } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PostedPage } from '../../contract/page-calls.ts';
import type { Problem } from '../../contract/page-checks.ts';
import { requireAccess } from '../calls/access.ts';
import type { Caller, Handler, LoggedInContext } from '../calls/call-context.ts';
import { cleanPage } from '../content/clean-page.ts';
import { requireDomain } from '../domains/require-domain.ts';
import { requirePageRole } from '../roles/page-roles.ts';
import type { Service } from '../service.ts';
import { addressStates } from './address-states.ts';
import { formProblems } from './form-problems.ts';
import { headingProblems } from './heading-problems.ts';
import { imageProblems } from './image-problems.ts';
import { imageWeights } from './image-weights.ts';
import { linkedSlugs, linkProblems } from './link-problems.ts';
import { pageFacts } from './page-facts.ts';

/** Says what speaks against publishing the posted page, and whether the caller may; nothing is stored. */
export const checkPosted: Handler<'page/check'> = async ({ page: posted, collection }, context) => {
  const { service, caller } = context;
  const { _id, domainId } = posted;
  const stored = _id === undefined ? null : await requirePage(service.db, { _id, collection, domainId });
  if (stored) requirePageRole(stored, 'editorRoles', caller);
  await requireDomain(service, domainId, caller);
  return {
    problems: await problemsOf(service, posted, cleanPage(posted).draft),
    refusal: publishRefusal(stored, caller),
    mayOverride: caller.isAdmin,
  };
};

/** What the caller would be told who tried to publish this page; null when they may. */
function publishRefusal(stored: Page | null, caller: Caller): string | null {
  try {
    requireAccess('publisher', caller, true);
    if (stored) requirePageRole(stored, 'publisherRoles', caller);
    return null;
  } catch (failure) {
    if (failure instanceof AppError) return failure.message;
    throw failure;
  }
}

/**
 * Throws `invalid` with a sentence for each error of the page. An administrator who gives a reason may publish it all the
 * same: then it answers what belongs into the audit trail, otherwise null.
 */
export async function requireNoErrors(
  { service, caller }: LoggedInContext,
  posted: PostedPage,
  draft: PageDraft,
  reason: string | undefined,
): Promise<string | null> {
  const errors = (await problemsOf(service, posted, draft)).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return null;
  if (reason === undefined) {
    const validationErrors = errors.map(({ message }) => message);
    throw new AppError('invalid', 'The page has errors and was not published', { validationErrors });
  }
  if (!caller.isAdmin) throw new AppError('forbidden', 'Only an administrator may publish a page that has errors');
  return `${errors.length === 1 ? '1 error' : `${errors.length} errors`}, because: ${reason}`;
}

/** Everything visitors would stumble over: in the final HTML, drawn by the code that makes the site, and in its forms. */
async function problemsOf(service: Service, { _id = 'new' }: PostedPage, draft: PageDraft): Promise<Problem[]> {
  const page: Page = pageSchema.parse({ ...draft, _id });
  const { domainId, slug } = page;
  const { html } = await service.previews.render({ domainId, path: `/${slug}`, copy: 'draft', page });
  const facts = pageFacts(html);
  const [stateOf, weights] = await Promise.all([
    addressStates(service.db, domainId, linkedSlugs(facts), slug),
    imageWeights(facts, service.variants),
  ]);
  const problems = [
    ...headingProblems(facts),
    ...linkProblems(facts, stateOf),
    ...imageProblems(facts, (src) => weights.get(src)),
    ...formProblems(draft.contents),
  ];
  return once(problems).toSorted(
    (one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'),
  );
}

/** Each sentence once for a block: ten pictures without a description are one thing to do there. */
function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.blockKey} ${problem.message}`, problem])).values()];
}
