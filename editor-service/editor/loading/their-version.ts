import type { Page } from '#content-store/model/entities/page.ts';
import { ask } from '../api/client.ts';
import type { StoredRevision } from '../store/state/dialog.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { completePage } from './load.ts';

/** The page as another user saved it. Throws CallFailed. */
export async function theirVersion({ store }: Workbench, { revision }: StoredRevision): Promise<Page> {
  const { saved, domainId } = store.getState();
  if (!saved) throw new Error('A conflict needs a loaded page');
  const page = await ask('page/loadRevision', { _id: saved.page._id, collection: 'pages', domainId, revision });
  if (!page) throw new Error('The stored revision is missing from the history');
  return completePage(page);
}
