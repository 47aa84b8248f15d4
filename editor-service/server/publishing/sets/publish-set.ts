import { transact } from '#content-store/drafts/database/transact.ts';
import { requireDomain } from '../../content/domain-for.ts';
import { type Audit, type Handler, stampOf } from '../../http/call-context.ts';
import type { CommitParts } from '../../runtime/commit.ts';
import { requireNoErrors } from '../checks/check-page.ts';
import { errorsIn, type FindProblems } from '../checks/find-problems.ts';
import { applySet } from './apply-set.ts';
import { planSet } from './plan-set.ts';
import type { RenderSet } from './render-set.ts';
import { collectionOfKind, isDocuments, type PlannedItem } from './set-plan.ts';

interface SetParts extends CommitParts {
  audit: Audit;
  findProblems: FindProblems;
  renderSet: RenderSet;
}

/** Publishes, unpublishes and deletes the items together, or none of them; see the contract. */
export function publishSet({ db, audit, commit, findProblems, renderSet }: SetParts): Handler<'publish/set'> {
  return async ({ domainId, items, checks }, context) => {
    const { caller, address } = context;
    await requireDomain(db, domainId, caller);
    const asked = { domainId, caller };
    const rendered = await planSet(db, asked, items);
    const errors = checks ? await errorsOf(rendered, findProblems) : [];
    const overridden = requireNoErrors(errors, checks?.reason, caller);
    await renderSet(domainId, rendered);
    const set = { asked, items, rendered, stamp: stampOf(caller), address };
    const answer = await commit(() => transact(db, (transaction) => applySet(transaction, set)));
    if (overridden) await audit(context, 'publish with errors', { subject: overridden });
    return answer;
  };
}

/** A sentence for each error of the pages that would be published, with the name of its page. */
async function errorsOf(plan: readonly PlannedItem[], findProblems: FindProblems): Promise<string[]> {
  const errors: string[] = [];
  for (const item of plan) {
    if (isDocuments(item) || !item.page) continue;
    const { kind, title, page } = item;
    const found = errorsIn(await findProblems(page, page, collectionOfKind(kind)));
    errors.push(...found.map((message) => `“${title}”: ${message}`));
  }
  return errors;
}
