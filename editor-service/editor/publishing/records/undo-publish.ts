import type { UndoneItem } from '../../../contract/publishing-records.ts';
import { send } from '../../api/client.ts';
import { failedCall } from '../../workbench/failed-call.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { listenToSet } from '../publish-news.ts';
import { reloadPage } from '../publish-set.ts';

/** Undoes these items of a record; a toast shows the progress until visitors see it. Throws CallFailed. */
export async function undoPublish(workbench: Workbench, number: number, items: readonly UndoneItem[]): Promise<void> {
  const news = await listenToSet(workbench, items);
  try {
    await send('publish/undo', { number, items: items.map(({ part, _id }) => ({ part, _id })) });
  } catch (failure) {
    news.stop();
    throw failure;
  }
  news.show('Publish Undone');
  await reloadPage(workbench).catch((failure: unknown) => failedCall(workbench, failure));
}
