import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import type { RecordedRef } from '#content-store/drafts/publishing/published-row.ts';
import { withRecord } from '#content-store/drafts/publishing/with-record.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { operator } from '../../people/callers-in.ts';
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
  return onlyPage(
    await applySet(transaction, { asked, items, stamp, address: '', record: ofImport(item.domainId, stamp) }),
  );
}

/** Publishes a document of the site, or a domain, for an import in the caller's transaction. */
export const recordImported = <Result>(
  transaction: Db,
  domainId: string,
  stamp: Stamp,
  ref: RecordedRef,
  change: () => Promise<Result>,
): Promise<Result> => withRecord(transaction, { domainId, stamp, ...ofImport(domainId, stamp) }, [ref], change);

/** What an import publishes of a domain is one record. */
const ofImport = (domainId: string, { at, by }: Stamp) =>
  ({ source: 'import', batch: `${domainId} ${at} ${by}` }) as const;
