import { ask } from '../api/client.ts';
import type { StoredRevision } from '../store/editor-state.ts';
import { run } from '../store/run.ts';
import { failedCall } from './failed-call.ts';
import { completePage } from './load.ts';
import { save } from './save.ts';
import type { Workbench } from './workbench.ts';

/** Saves this editor's page over the one somebody else saved; the other version stays in the history. */
export function saveOver(workbench: Workbench, { revision }: StoredRevision): Promise<boolean> {
  const { store } = workbench;
  store.setState(({ saved }) => ({ dialog: null, saved: saved && { ...saved, page: { ...saved.page, revision } } }));
  return save(workbench, 'page');
}

/** Takes the page as the other editor saved it. One step of undo brings this editor's version back. */
export async function takeTheirs(workbench: Workbench): Promise<void> {
  const { store } = workbench;
  const { domainId, slug } = store.getState();
  try {
    const page = completePage(await ask('page/load', { slug, domainId, collection: 'pages' }));
    run(store, { kind: 'setDocument', name: 'page', document: page });
    store.setState(({ saved }) => ({ dialog: null, saved: saved && { ...saved, page } }));
  } catch (failure) {
    failedCall(workbench, failure);
  }
}
