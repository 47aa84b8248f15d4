import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { ScheduleRow } from '#content-store/drafts/publishing/schedules.ts';
import { releasedItems, setOfRelease } from '../releases/release-set.ts';
import type { HowRecorded } from '../sets/apply-set.ts';
import type { ChosenItem, ReleasedItem } from '../sets/set-plan.ts';
import { chosenItem, itemsOf } from './stored-items.ts';

interface ScheduledSet {
  items: readonly (ChosenItem | ReleasedItem)[];
  record: HowRecorded;
  /** Runs in the transaction of its effect. */
  end: (transaction: Db, at: string) => Promise<void>;
}

type Scheduled = Pick<ScheduleRow, 'items' | 'domainId' | 'action'>;

/** What a schedule publishes or unpublishes: what was chosen, or a release as it is now. Throws AppError without it. */
export async function setOfSchedule(db: Db, { items, domainId, action }: Scheduled): Promise<ScheduledSet> {
  const release = releaseIn(items);
  if (release !== undefined) return setOfRelease(db, { _id: release, domainId });
  const chosen = itemsOf(items).map((item) => chosenItem(item, action));
  return { items: chosen, record: { source: 'schedule' }, end: async () => undefined };
}

/** What a schedule names, as far as it is there. */
export async function namedBySchedule(db: Db, { items, domainId }: Omit<Scheduled, 'action'>) {
  const release = releaseIn(items);
  return release === undefined ? itemsOf(items) : releasedItems(db, { _id: release, domainId });
}

const releaseIn = (items: string): string | undefined => itemsOf(items).find(({ kind }) => kind === 'release')?._id;
