import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { notify } from '#content-store/drafts/notifications/notifications.ts';
import { rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import {
  changesOfRecord,
  itemOfChange,
  latestUndo,
  listRecords,
  peopleOfRecords,
  recordByNumber,
} from '#content-store/drafts/publishing/publish-records.ts';
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
      const tell = async (transaction: Db) => {
        await notify(transaction, { to: [record.by], domainId, kind: 'undone', about: placeOf(record) }, stamp);
        return caller;
      };
      for (let done = 0; done < restored.length; done += ITEMS_AT_ONCE) {
        const items = restored.slice(done, done + ITEMS_AT_ONCE);
        const begin = done === 0 ? tell : undefined;
        await publishSet({ domainId, caller, items, stamp, address, record: how, begin });
      }
      return { record: await latestUndo(db, domainId, number), items: answers };
    },
  } satisfies Partial<Handlers>;
}

const reasonOf = (answers: readonly { reason: string | null }[]): string =>
  answers.find(({ reason }) => reason !== null)?.reason ?? 'Visitors have what they had before already.';

const placeOf = ({ number, name: title }: PublishRecord) => ({
  ...{ kind: 'record' as const, _id: `${number}`, title, slug: null },
});

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
