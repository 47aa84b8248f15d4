import { send } from '../api/client.ts';
import type { ClockTime } from '../ui/fields/TimeFields.tsx';
import { failedCall } from '../workbench/failed-call.ts';
import { toastSuccess } from '../workbench/toast.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { setItemsOf } from './publish-set.ts';
import { nextInWords } from './publishing-words.ts';
import type { Publishable } from './waiting.ts';

/** When a set is published, and when its pages are taken offline again; null: at once, or never. */
export interface PublishPlan {
  publishAt: ClockTime | null;
  unpublishAt: ClockTime | null;
}

/** Publishes a set, or takes it offline, at a time of the site's time zone, as it is saved now. False when that failed. */
export async function schedule(
  workbench: Workbench,
  action: 'publish' | 'unpublish',
  chosen: readonly Publishable[],
  at: ClockTime,
): Promise<boolean> {
  try {
    const { schedule: made, note } = await send('schedule/save', {
      items: setItemsOf(workbench, chosen),
      action,
      ...at,
    });
    toastSuccess(workbench, nextInWords(made), note ?? undefined);
    return true;
  } catch (failure) {
    failedCall(workbench, failure);
    return false;
  }
}
