import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { operator } from '../schedules/actor-of.ts';
import { applySet, onlyPage } from './apply-set.ts';
import { kindIn, type PostedPage } from './set-plan.ts';

/**
 * Publishes a page of an import as a set of one in the caller's transaction: planned, with its file in the outbox and a line in
 * the audit trail. It is not rendered before, which would take as long as the build that renders all of them next, and that
 * names those it cannot render.
 */
export async function publishImported(
  transaction: Db,
  item: Omit<PostedPage, 'isPosted' | 'kind' | 'action'>,
  stamp: Stamp,
): Promise<Page> {
  const items = [{ ...item, isPosted: true, kind: kindIn(item.collection), action: 'publish' } as const];
  const asked = { domainId: item.domainId, caller: operator(stamp.by) };
  return onlyPage(await applySet(transaction, { asked, items, stamp, address: '' }));
}
