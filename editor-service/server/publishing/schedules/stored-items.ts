import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import type { RecordedChange } from '#content-store/drafts/publishing/publish-records.ts';
import { keepRevision } from '#content-store/drafts/publishing/publish-revision.ts';
import type { ScheduleRow } from '#content-store/drafts/publishing/schedules.ts';
import {
  isPlanned,
  type Schedule,
  type ScheduleAction,
  type ScheduledItem,
} from '#content-store/model/entities/schedule.ts';
import { wallClockOf } from '#content-store/model/values/wall-clock.ts';
import type { HowRecorded } from '../sets/apply-set.ts';
import { draftsBehind } from '../sets/plan-documents.ts';
import { type ChosenItem, collectionOfKind, isDocuments, type PlannedChoice } from '../sets/set-plan.ts';

/** An item as a schedule stores it: what was chosen, so that it goes live even if the draft has changed by then. */
export type StoredItem = ScheduledItem &
  Pick<ChosenItem, 'listingRevision' | 'documents' | 'to'> & {
    /** It moves for visitors too. */
    isLive?: boolean;
    /** What an undo takes back, and of the first one how it is recorded. */
    change?: RecordedChange;
    record?: HowRecorded;
  };

/** Stores what was chosen; the history keeps its revisions. */
export async function storedItem(db: Db, domainId: string, item: PlannedChoice): Promise<StoredItem> {
  const { kind, _id, title, slug } = item;
  if (isDocuments(item)) {
    const drafts = await draftsBehind(db, domainId, item);
    const documents = drafts.map(({ state, ...draft }) => ({ ...draft, decided: state.decided }));
    return { kind, _id, title, slug, revision: null, documents };
  }
  const { stored } = item;
  const chosen = { kind, _id, title, slug, revision: stored.revision };
  await keepRevision(db, { _id, collection: collectionOfKind(item.kind) }, stored);
  if (item.kind === 'section') return chosen;
  const ref = { _id, collection: 'listings' as const };
  const listing = await pageById(db, ref);
  if (listing) await keepRevision(db, ref, listing);
  return listing ? { ...chosen, listingRevision: listing.revision } : chosen;
}

/** What a schedule asks for when it is due. */
export const itemsOf = (items: string): StoredItem[] => JSON.parse(items) as StoredItem[];

export const chosenItem = (
  { kind, _id, revision, listingRevision, documents }: StoredItem,
  action: ScheduleRow['action'],
): ChosenItem => ({
  ...{
    kind: kind as ChosenItem['kind'],
    _id,
    action: action === 'unpublish' ? action : 'publish',
    revision: revision ?? undefined,
  },
  ...{ isPinned: true, listingRevision, documents },
});

/** A schedule as calls answer it: without the content that it keeps. */
export function scheduleAnswer({ id, items: stored, itemsDone: done, ...row }: ScheduleRow): Schedule {
  const all = itemsOf(stored);
  const answer = { ...row, _id: id, ...wallClockOf(row.at, row.zone) };
  if (!isPlanned(row.action)) {
    const name = row.action === 'move' ? moveName(all) : undoName(all);
    return { ...answer, name, items: [], progress: { done, total: all.length } };
  }
  const items = all.map(({ kind, _id, title, slug, revision }) => ({ kind, _id, title, slug, revision }));
  return { ...answer, name: nameOf(row.action, items), items };
}

/** `Undo #12`, `Back to #214` */
const undoName = ([first]: readonly StoredItem[]): string =>
  first?.record?.givenName ?? `Undo #${first?.record?.undoes}`;

/** `Move “Docs” to /guides and 1,199 pages below it` */
function moveName(items: readonly StoredItem[]): string {
  const [page] = items.toSorted((one, other) => (one.slug ?? '').length - (other.slug ?? '').length);
  const below = items.length - 1;
  const words = `Move “${page?.title ?? ''}” to /${page?.to ?? ''}`;
  return below === 0
    ? words
    : `${words} and ${below === 1 ? 'the page' : `${below.toLocaleString('en')} pages`} below it`;
}

const VERBS: Record<ScheduleAction, string> = { publish: 'Publish', unpublish: 'Unpublish' };

/** `Publish “Our open day” and 2 more` */
function nameOf(action: ScheduleAction, items: readonly { title: string }[]): string {
  const more = items.length > 1 ? ` and ${items.length - 1} more` : '';
  return `${VERBS[action]} “${items[0]?.title ?? ''}”${more}`;
}
