import type { ScheduleRow } from '#content-store/drafts/content/schedules.ts';
import type { Schedule, ScheduleAction } from '#content-store/model/entities/schedule.ts';
import { wallClockOf } from '#content-store/model/values/wall-clock.ts';
import { itemsOf } from './stored-items.ts';

/** A schedule as calls answer it: without the content that it keeps. */
export function scheduleAnswer({ id, items: stored, ...row }: ScheduleRow): Schedule {
  const items = itemsOf(stored).map(({ kind, _id, title, slug, revision }) => ({ kind, _id, title, slug, revision }));
  return { ...row, _id: id, name: nameOf(row.action, items), items, ...wallClockOf(row.at, row.zone) };
}

const VERBS: Record<ScheduleAction, string> = { publish: 'Publish', unpublish: 'Unpublish' };

/** `Publish “Our open day” and 2 more` */
function nameOf(action: ScheduleAction, items: readonly { title: string }[]): string {
  const more = items.length > 1 ? ` and ${items.length - 1} more` : '';
  return `${VERBS[action]} “${items[0]?.title ?? ''}”${more}`;
}
