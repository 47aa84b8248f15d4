import type { Page } from '#content-store/model/page.ts';
import { ask } from '../api/client.ts';
import type { StoredRevision } from '../store/editor-state.ts';
import { completePage } from './load.ts';
import type { Workbench } from './workbench.ts';

/** The page as somebody else saved it. Throws CallFailed. */
export async function theirVersion({ store }: Workbench, { revision }: StoredRevision): Promise<Page> {
  const { saved, domainId } = store.getState();
  if (!saved) throw new Error('A conflict is about a page that is loaded');
  const page = await ask('page/loadRevision', { _id: saved.page._id, collection: 'pages', domainId, revision });
  if (!page) throw new Error('The stored revision is always in the history');
  return completePage(page);
}
