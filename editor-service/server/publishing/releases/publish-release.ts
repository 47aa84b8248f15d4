import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type Handler, stampOf } from '../../http/call-context.ts';
import type { FindProblems } from '../checks/find-problems.ts';
import { planEffects } from '../sets/preview-set.ts';
import { answerOf, errorsOf, type PublishNeeds } from '../sets/publish-set.ts';
import type { RenderSet } from '../sets/render-set.ts';
import { listedRelease } from './listed-release.ts';
import { releasedItems, setOfRelease } from './release-set.ts';

/** Publishes all of a release; see the contract. A set has at most 500 items, so it needs no steps. */
export const publishRelease =
  ({ db, publishSet }: PublishNeeds): Handler<'release/publish'> =>
  async ({ checks, ...ref }, { caller, address }) => {
    const { items, end, record } = await setOfRelease(db, ref);
    const stamp = stampOf(caller);
    const begin = async (transaction: Db) => {
      await end(transaction, stamp.at);
      return caller;
    };
    const { domainId } = ref;
    const applied = await publishSet({
      domainId,
      caller,
      items,
      stamp,
      address,
      checks,
      begin,
      record,
    });
    return { release: await listedRelease(db, ref), items: applied.flatMap(answerOf) };
  };

interface Needs {
  db: Db;
  findProblems: FindProblems;
  renderSet: RenderSet;
}

/** What publishing a release would mean, with the errors of its pages; see the contract. */
export const previewRelease =
  ({ db, findProblems, renderSet }: Needs): Handler<'release/preview'> =>
  async (ref, { caller }) => {
    const { domainId } = ref;
    const { plan, effects } = await planEffects(db, { domainId, caller }, await releasedItems(db, ref));
    const facts = await renderSet(domainId, plan, { stamp: stampOf(caller), withFacts: true, isTrial: true });
    const errors = await errorsOf(plan, facts, findProblems);
    return { ...effects, errors: errors.map(({ item: { _id }, message }) => ({ _id, message })) };
  };
