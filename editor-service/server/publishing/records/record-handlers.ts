import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import {
  changesOfRecord,
  countRecords,
  itemOfChange,
  listRecords,
  peopleOfRecords,
  recordByBatch,
  recordByNumber,
} from '#content-store/drafts/publishing/publish-records.ts';
import { pageThen } from '#content-store/drafts/publishing/site-at.ts';
import type { PublishRecord } from '#content-store/model/entities/publish-record.ts';
import { AppError } from '#content-store/model/error.ts';
import { type Caller, type Handlers, stampOf } from '../../http/call-context.ts';
import { hasPageRole } from '../../people/page-roles.ts';
import type { PublishNeeds } from '../sets/publish-set.ts';
import { planUndo } from './plan-undo.ts';

/** More in a transaction would keep other writers waiting. What a kill leaves is undone when it is asked for again. */
const ITEMS_AT_ONCE = 25;

/** The calls that list what went live, and take it back. */
export function recordHandlers({ db, publishSet }: PublishNeeds) {
  return {
    'publish/records': async ({ _id, page, ...query }) => ({
      ...(await listRecords(db, { ...query, document: _id, offset: (page - 1) * query.limit })),
      people: await peopleOfRecords(db, query.domainId),
    }),

    'publish/record': async ({ domainId, number }, { caller }) => {
      const record = await requireRecord(db, domainId, number);
      return { record, items: (await visibleChanges(db, record, caller)).map(itemOfChange) };
    },

    'publish/siteAt': async ({ domainId, number, back, _id }, { caller }) => {
      const asked = { domainId, limit: 1, offset: back };
      const record =
        (number === undefined
          ? (await listRecords(db, asked)).records[0]
          : await recordByNumber(db, domainId, number)) ?? null;
      const at = record?.number ?? 0;
      const page = _id === undefined ? undefined : await pageThen(db, domainId, at, _id);
      const isHidden = _id !== undefined && !hasPageRole((await rolesOfPages(db))(_id), 'viewerRoles', caller);
      const slug = page && !isHidden ? page.slug : null;
      return { number: at, record, ...(await countRecords(db, domainId, at)), slug };
    },

    'publish/undo': async ({ domainId, number, items, isTrial }, { caller, address }) => {
      const record = await requireRecord(db, domainId, number);
      const changes = (await visibleChanges(db, record, caller)).filter(
        ({ part, id }) => !items || items.some((one) => one.part === part && one._id === id),
      );
      const undos = await planUndo(db, { domainId, caller }, changes);
      const answers = undos.map(({ answer }) => answer);
      if (isTrial) return { record: null, items: answers };
      const restored = undos.flatMap(({ item }) => item ?? []);
      if (restored.length === 0) throw new AppError('conflict', reasonOf(answers));
      const stamp = stampOf(caller);
      const how = { source: 'undo', undoes: number, batch: newId() } as const;
      for (let done = 0; done < restored.length; done += ITEMS_AT_ONCE) {
        const some = restored.slice(done, done + ITEMS_AT_ONCE);
        await publishSet({ domainId, caller, items: some, stamp, address, record: how });
      }
      return { record: await recordByBatch(db, how.batch), items: answers };
    },
  } satisfies Partial<Handlers>;
}

const reasonOf = (answers: readonly { reason: string | null }[]): string =>
  answers.find(({ reason }) => reason !== null)?.reason ?? 'Visitors have what they had before already.';

async function requireRecord(db: Db, domainId: string, number: number): Promise<PublishRecord> {
  const record = await recordByNumber(db, domainId, number);
  if (!record) throw new AppError('not-found', 'This record could not be found, or is no longer kept');
  return record;
}

/** Without pages that the caller may not view. */
async function visibleChanges(db: Db, { number }: PublishRecord, caller: Caller) {
  const demanded = await rolesOfPages(db);
  return (await changesOfRecord(db, number)).filter(({ id }) => hasPageRole(demanded(id), 'viewerRoles', caller));
}
