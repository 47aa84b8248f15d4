import type { UndoneItem } from '../../../contract/publishing-records.ts';
import { send } from '../../api/client.ts';
import { failedCall } from '../../workbench/failed-call.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { listenToSet } from '../publish-news.ts';
import { reloadPage } from '../publish-set.ts';

/** A record by its number, or the moment after one: 0 is before the first. */
export type Undoable = { number: number } | { to: number };

/** Undoes these items; a toast shows the progress until visitors see it, another what could not be undone. Throws CallFailed. */
export async function undoPublish(workbench: Workbench, of: Undoable, items: readonly UndoneItem[]): Promise<void> {
  const news = await listenToSet(workbench, items);
  try {
    const chosen = items.map(({ part, _id }) => ({ part, _id }));
    const { leftOut } = await send('publish/undo', { ...of, items: chosen });
    if (leftOut) workbench.toasts.add({ type: 'error', title: 'Not all of it could be undone', description: leftOut });
  } catch (failure) {
    news.stop();
    throw failure;
  }
  news.show('to' in of ? 'Back to the Moment' : 'Publish Undone');
  await reloadPage(workbench).catch((failure: unknown) => failedCall(workbench, failure));
}
