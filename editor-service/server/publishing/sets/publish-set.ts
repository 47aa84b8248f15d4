import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { kindOfPart } from '#content-store/model/entities/publishable.ts';
import type { SiteDocument, SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import { type Caller, type Handler, stampOf } from '../../http/call-context.ts';
import { RendererDied } from '../../preview/start-previews.ts';
import type { CommitNeeds } from '../../runtime/commit.ts';
import type { Log } from '../../runtime/log.ts';
import { errorsIn, type FindProblems, requireNoErrors } from '../checks/find-problems.ts';
import type { EndReviews } from '../reviews/end-reviews.ts';
import { missingApprovals } from '../reviews/missing-approvals.ts';
import { type AppliedItem, applySet, type HowRecorded, subjectOf } from './apply-set.ts';
import { planSet } from './plan-set.ts';
import type { RenderSet } from './render-set.ts';
import { type Asked, hasBlocks, type PlannedItem, type PostedDocuments, type SetEntry } from './set-plan.ts';

/** What goes live, or is taken from visitors, together. */
interface SetToPublish extends Asked {
  items: readonly SetEntry[];
  stamp: Stamp;
  /** The origin of the request; empty for a schedule. */
  address: string;
  /** Errors prevent it unless an administrator gives a reason; absent: nothing is checked. */
  checks?: { reason?: string | undefined } | undefined;
  /** Runs first in the transaction, and returns the caller as of then; when it throws, nothing is done. */
  begin?: ((transaction: Db, plan: readonly PlannedItem[]) => Promise<Caller>) | undefined;
  record?: HowRecorded | undefined;
}

/**
 * Publishes, unpublishes and deletes the items together, or none of them: everything that goes live goes through here.
 * Resolves when it is committed, with what became of each; delivery follows.
 */
export type PublishSet = (set: SetToPublish) => Promise<AppliedItem[]>;

/** Dependencies of a call that publishes. */
export interface PublishNeeds {
  db: Db;
  publishSet: PublishSet;
}

interface Needs extends CommitNeeds {
  log: Log;
  findProblems: FindProblems;
  renderSet: RenderSet;
  endReviews: EndReviews;
}

/** Plans a set, renders and checks it, then stores it with its deliveries and its audit trail in one transaction. */
export function createPublishSet({ db, log, commit, findProblems, renderSet, endReviews }: Needs): PublishSet {
  return async ({ domainId, caller, items, stamp, address, checks, begin, record }) => {
    const asked = { domainId, caller };
    const rendered = await planSet(db, asked, items);
    const missing = (await missingApprovals(db, domainId, rendered)).map(({ message }) => message);
    const unapproved = requireApproved(missing, checks?.reason, caller);
    const facts = await renderSet(domainId, rendered, { stamp, withFacts: checks !== undefined }).catch(
      (error: unknown) => {
        // A renderer that died says nothing of the content: delivery reports it, and tries again.
        const isAlone = items.every(({ isPosted }) => isPosted);
        if (checks || !isAlone || !(error instanceof AppError && error.cause instanceof RendererDied)) throw error;
        log.warn({ err: error }, 'published without being rendered before');
        return new Map();
      },
    );
    const errors = checks ? (await errorsOf(rendered, facts, findProblems)).map(sentenceOf) : [];
    const overridden = joined([unapproved, requireNoErrors(errors, checks?.reason, caller)]);
    let tellAskers = () => {};
    const applied = await commit(() =>
      transact(db, async (transaction) => {
        const now = { domainId, caller: (await begin?.(transaction, rendered)) ?? caller };
        const done = await applySet(transaction, { asked: now, items, rendered, stamp, address, overridden, record });
        tellAskers = await endReviews(transaction, domainId, done, stamp);
        return done;
      }),
    );
    tellAskers();
    const who = { actor: stamp.by, ...(caller.token && { apiToken: caller.token.name }) };
    for (const { item, result } of applied)
      if (result !== 'unchanged')
        log.info({ event: item.action, ...who, subject: subjectOf(item), overridden }, item.action);
    return applied;
  };
}

/**
 * Throws `invalid` with these sentences when there are any. For an administrator who gives a reason returns the subject for the
 * record, else null.
 */
function requireApproved(missing: string[], reason: string | undefined, caller: Caller): string | null {
  if (missing.length === 0) return null;
  if (reason === undefined) throw new AppError('invalid', missing.join(' '), { validationErrors: missing });
  if (!caller.isAdmin) throw new AppError('forbidden', 'Only administrators can publish without the approval');
  return `Without approval, because: ${reason}`;
}

const joined = (parts: readonly (string | null)[]): string | null => parts.filter(Boolean).join('; ') || null;

interface ErrorOfItem {
  item: PlannedItem;
  message: string;
}

/** The errors of the pages that would be published. */
export async function errorsOf(
  plan: readonly PlannedItem[],
  facts: Awaited<ReturnType<RenderSet>>,
  findProblems: FindProblems,
): Promise<ErrorOfItem[]> {
  const errors: ErrorOfItem[] = [];
  for (const item of plan) {
    if (!hasBlocks(item) || !item.page) continue;
    const problems = await findProblems({ page: item.page, collection: item.collection, facts: facts.get(item) });
    errors.push(...errorsIn(problems).map((message) => ({ item, message })));
  }
  return errors;
}

/** With the name of its page, if that was chosen among others. */
const sentenceOf = ({ item: { isPosted, title }, message }: ErrorOfItem): string =>
  isPosted ? message : `“${title}”: ${message}`;

/** The errors for which a set would be refused; see the contract. */
export const checkSet =
  ({ db, findProblems, renderSet }: Pick<Needs, 'db' | 'findProblems' | 'renderSet'>): Handler<'publish/check'> =>
  async ({ domainId, items }, { caller }) => {
    const plan = await planSet(db, { domainId, caller }, items);
    const facts = await renderSet(domainId, plan, { stamp: stampOf(caller), withFacts: true, isTrial: true });
    const errors = await errorsOf(plan, facts, findProblems);
    return { errors: errors.map(({ item: { _id }, message }) => ({ _id, message })) };
  };

/** A site document that a call posts, as an item of a set, with the stored drafts of other kinds. */
export function postedDocument<K extends SiteDocumentKind>(
  part: K,
  document: SiteDocument<K>,
  along: readonly SiteDocumentKind[] = [],
): PostedDocuments {
  const kind = kindOfPart(part) as PostedDocuments['kind'];
  return { isPosted: true, _id: document._id, action: 'publish', kind, part, document, along };
}

/** Publishes what was chosen; see the contract. */
export const publishChosen =
  (publishSet: PublishSet): Handler<'publish/set'> =>
  async ({ domainId, items, checks, note }, { caller, address }) => {
    const record = { source: 'publish', note } as const;
    const applied = await publishSet({ domainId, caller, items, stamp: stampOf(caller), address, checks, record });
    return { items: applied.flatMap(answerOf) };
  };

/** A deleted page, and what was not changed, have no revision to tell. */
export function answerOf({ item, result, page }: AppliedItem) {
  if (item.kind === 'domain') return [];
  const { kind, _id, title, slug, action } = item;
  return [{ kind, _id, title, slug, action, result, revision: (action !== 'delete' && page?.revision) || null }];
}
