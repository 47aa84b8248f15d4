import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import { kindOfPart } from '#content-store/model/entities/publishable.ts';
import type { SiteDocument, SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import { requireDomain } from '../../content/domain-for.ts';
import { type Handler, stampOf } from '../../http/call-context.ts';
import type { CommitParts } from '../../runtime/commit.ts';
import type { Log } from '../../runtime/log.ts';
import { requireNoErrors } from '../checks/check-page.ts';
import { errorsIn, type FindProblems } from '../checks/find-problems.ts';
import { type AppliedItem, applySet, subjectOf } from './apply-set.ts';
import { type Asked, planSet } from './plan-set.ts';
import type { RenderSet } from './render-set.ts';
import { type ChosenDocument, hasBlocks, type PlannedDocuments, type PlannedItem, type SetEntry } from './set-plan.ts';

/** What goes live, or is taken from visitors, together. */
interface SetToPublish extends Asked {
  items: readonly SetEntry[];
  stamp: Stamp;
  /** Whence it was asked for; empty for a schedule. */
  address: string;
  /** Errors prevent it unless an administrator gives a reason; absent: nothing is checked. */
  checks?: { reason?: string | undefined } | undefined;
  /** Is done first in the transaction; when it throws, nothing is. */
  begin?: (transaction: Db, plan: readonly PlannedItem[]) => Promise<void>;
}

/**
 * Publishes, unpublishes and deletes the items together, or none of them: all that goes live goes through here. Resolves
 * when it is committed, with what became of each; delivery follows.
 */
export type PublishSet = (set: SetToPublish) => Promise<AppliedItem[]>;

interface Parts extends CommitParts {
  log: Log;
  findProblems: FindProblems;
  renderSet: RenderSet;
}

/** Plans a set, renders and checks it, then stores it with its deliveries and its audit trail in one transaction. */
export function createPublishSet({ db, log, commit, findProblems, renderSet }: Parts): PublishSet {
  return async ({ domainId, caller, items, stamp, address, checks, begin }) => {
    const asked = { domainId, caller };
    const rendered = await planSet(db, asked, items);
    const facts = await renderSet(domainId, rendered).catch((error: unknown) => {
      // A renderer that is down says nothing of the content: delivery reports it, and tries again.
      if (checks || !(error instanceof AppError && error.code === 'unavailable')) throw error;
      log.warn({ err: error }, 'published without being rendered before');
      return new Map();
    });
    const errors = checks ? await errorsOf(rendered, facts, findProblems) : [];
    const overridden = requireNoErrors(errors, checks?.reason, caller);
    const applied = await commit(() =>
      transact(db, async (transaction) => {
        await begin?.(transaction, rendered);
        const done = await applySet(transaction, { asked, items, rendered, stamp, address });
        const about = { at: stamp.at, actor: stamp.by, address, token: caller.token?.name ?? '' };
        if (overridden) {
          const [only, ...others] = rendered;
          const subject = only && others.length === 0 ? `${only._id}, ${overridden}` : overridden;
          await recordAudit(transaction, { ...about, action: 'publish with errors', subject });
        }
        return done;
      }),
    );
    for (const { item, result } of applied)
      if (result !== 'unchanged')
        log.info({ event: item.action, actor: stamp.by, subject: subjectOf(item) }, item.action);
    return applied;
  };
}

/** A sentence for each error of the pages that would be published, with the name of its page if it was chosen. */
async function errorsOf(
  plan: readonly PlannedItem[],
  facts: Awaited<ReturnType<RenderSet>>,
  findProblems: FindProblems,
): Promise<string[]> {
  const errors: string[] = [];
  for (const item of plan) {
    if (!hasBlocks(item) || !item.page) continue;
    const found = errorsIn(await findProblems(item.page, item.collection, facts.get(item)));
    errors.push(...found.map((message) => (item.isPosted ? message : `“${item.title}”: ${message}`)));
  }
  return errors;
}

/** A site document that a call posts, as an item of a set; more documents may be added that go with it. */
export function postedDocument<K extends SiteDocumentKind>(kind: K, document: SiteDocument<K>) {
  return {
    ...{ isPosted: true as const, _id: document._id, action: 'publish' as const },
    kind: kindOfPart(kind) as PlannedDocuments['kind'],
    documents: [{ kind, document, isPosted: true }] as ChosenDocument[],
  };
}

/** Publishes what was chosen; see the contract. */
export const publishChosen =
  (db: Db, publishSet: PublishSet): Handler<'publish/set'> =>
  async ({ domainId, items, checks }, { caller, address }) => {
    await requireDomain(db, domainId, caller);
    const applied = await publishSet({ domainId, caller, items, stamp: stampOf(caller), address, checks });
    return { items: applied.flatMap(answerOf) };
  };

/** A deleted page, and what was not changed, have no revision to tell. */
function answerOf({ item, result, page }: AppliedItem) {
  if (item.kind === 'domain') return [];
  const { kind, _id, title, slug, action } = item;
  return [{ kind, _id, title, slug, action, result, revision: (action !== 'delete' && page?.revision) || null }];
}
