import { send } from '../api/client.ts';
import { failedCall } from '../workbench/failed-call.ts';
import { toastSuccess } from '../workbench/toast.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { saveChosen, setItemsOf } from './publish-set.ts';
import { nextInWords } from './publishing-words.ts';
import type { Publishable } from './waiting.ts';

/** A day and a time as a clock in the site's time zone shows them; empty texts while they are being chosen. */
export interface ClockTime {
  day: string;
  time: string;
}

/** When a set is published, and when its pages are taken offline again; null: at once, or never. */
export interface PublishPlan {
  publishAt: ClockTime | null;
  unpublishAt: ClockTime | null;
}

/** Publishes the set at a time, as it is now; its unsaved changes are saved first. False when that failed. */
export async function schedulePublish(
  workbench: Workbench,
  chosen: readonly Publishable[],
  at: ClockTime,
): Promise<boolean> {
  return (await saveChosen(workbench, chosen)) && schedule(workbench, 'publish', chosen, at);
}

/** Takes the pages of the set offline at a time. False when that failed. */
export async function scheduleUnpublish(
  workbench: Workbench,
  chosen: readonly Publishable[],
  at: ClockTime,
): Promise<boolean> {
  const pages = chosen.filter(({ kind }) => kind === 'page');
  return pages.length === 0 || schedule(workbench, 'unpublish', pages, at);
}

async function schedule(
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
