import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import {
  changesOfRecord,
  changesSince,
  countRecords,
  describeRecord,
  itemOfChange,
  listRecords,
  mediaOfRecord,
  peopleOfRecords,
  type RecordedChange,
  recordByBatch,
  recordByNumber,
} from '#content-store/drafts/publishing/publish-records.ts';
import { removeFromRecords } from '#content-store/drafts/publishing/remove-from-records.ts';
import type { ScheduleRow } from '#content-store/drafts/publishing/schedules.ts';
import { pageThen } from '#content-store/drafts/publishing/site-at.ts';
import type { PublishRecord } from '#content-store/model/entities/publish-record.ts';
import { isCollection } from '#content-store/model/entities/publishable.ts';
import { AppError } from '#content-store/model/error.ts';
import { type Caller, type Handlers, stampOf } from '../../http/call-context.ts';
import { hasPageRole } from '../../people/page-roles.ts';
import type { PublishNeeds } from '../sets/publish-set.ts';
import { planUndo, type StartUndo } from './plan-undo.ts';

/** More in a transaction would keep other writers waiting: they go step by step, which a restart continues. */
const ITEMS_AT_ONCE = 25;

interface Needs extends PublishNeeds {
  startUndo: StartUndo;
  /** Carries out what was started, as far as nothing is in its way. */
  carryOut: (id: string) => Promise<ScheduleRow | undefined>;
}

/** The calls that list what went live, and take it back. */
export function recordHandlers({ db, publishSet, startUndo, carryOut }: Needs) {
  return {
    'publish/records': async ({ _id, page, ...query }) => ({
      ...(await listRecords(db, { ...query, document: _id, offset: (page - 1) * query.limit })),
      people: await peopleOfRecords(db, query.domainId),
    }),

    'publish/record': async ({ domainId, number }, { caller }) => {
      const record = await requireRecord(db, domainId, number);
      const items = (await visible(db, await changesOfRecord(db, number), caller)).map(itemOfChange);
      return { record, items, media: await mediaOfRecord(db, number) };
    },

    'publish/describe': async ({ domainId, number, ...words }) => {
      await requireRecord(db, domainId, number);
      await describeRecord(db, number, words);
      return requireRecord(db, domainId, number);
    },

    'publish/removeForGood': async ({ domainId, reason, ...removal }, { caller }) => {
      const { pageId, mediaId, number } = removal;
      if (number !== undefined) await requireRecord(db, domainId, number);
      const records = await removeFromRecords(db, removal, stampOf(caller), reason);
      return { _id: pageId ?? mediaId ?? `#${number}`, name: reason, records };
    },

    'publish/siteAt': async ({ domainId, number, back, _id }, { caller }) => {
      const wanted = number === undefined ? listRecords(db, { domainId, limit: 1, offset: back }) : null;
      const record = (wanted ? (await wanted).records[0] : await recordByNumber(db, domainId, number ?? 0)) ?? null;
      const at = record?.number ?? 0;
      const page = _id === undefined ? undefined : await pageThen(db, domainId, at, _id);
      const isShown = page && hasPageRole((await rolesOfPages(db))(page._id), 'viewerRoles', caller);
      const slug = isShown ? page.slug : null;
      return { number: at, record, ...(await countRecords(db, domainId, at)), slug };
    },

    'publish/undo': async ({ domainId, number, to, items, isTrial }, { caller, address }) => {
      const all = await visible(db, await changesToUndo(db, domainId, number, to), caller);
      const isChosen = ({ part, id }: RecordedChange) => items?.some((one) => one.part === part && one._id === id);
      const changes = items ? all.filter(isChosen) : all;
      const undos = await planUndo(db, { domainId, caller }, changes);
      const answers = undos.map(({ answer }) => answer);
      if (isTrial) return { record: null, items: answers, leftOut: null };
      const restored = undos.flatMap(({ item }) => item ?? []);
      if (restored.length === 0) throw new AppError('conflict', reasonOf(answers));
      const givenName = to === undefined ? undefined : to === 0 ? 'Back to the beginning' : `Back to #${to}`;
      const record = { source: 'undo', undoes: number, givenName } as const;
      if (restored.length > ITEMS_AT_ONCE) {
        const ready = changes.filter((_, index) => undos[index]?.item);
        const id = await startUndo({ domainId, by: caller.username }, ready.toSorted(makingRoom), record);
        const ended = await carryOut(id);
        if (ended?.state === 'failed') throw new AppError('conflict', ended.reason ?? 'The undo could not be finished');
        return { record: await recordByBatch(db, id), items: answers, leftOut: ended?.reason ?? null };
      }
      const batch = newId();
      const who = { domainId, caller, stamp: stampOf(caller), address };
      await publishSet({ ...who, items: restored, record: { ...record, batch } });
      return { record: await recordByBatch(db, batch), items: answers, leftOut: null };
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

async function changesToUndo(db: Db, domainId: string, number: number | undefined, to = 0) {
  const named = number ?? to;
  if (named !== 0) await requireRecord(db, domainId, named);
  return number === undefined ? changesSince(db, domainId, to) : changesOfRecord(db, number);
}

/** Steps that free an address come first, and what leads to pages last. */
const makingRoom = (one: RecordedChange, other: RecordedChange): number => stepOf(one) - stepOf(other);

const stepOf = ({ part, before }: RecordedChange): number => (before === null ? 0 : isCollection(part) ? 1 : 2);

/** Without pages that the caller may not view. */
async function visible(db: Db, changes: readonly RecordedChange[], caller: Caller): Promise<RecordedChange[]> {
  const demanded = await rolesOfPages(db);
  return changes.filter(({ id }) => hasPageRole(demanded(id), 'viewerRoles', caller));
}
