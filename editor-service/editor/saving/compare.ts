import { t } from '../words/t.ts';
import { failedCall } from '../workbench/failed-call.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { loadRevision } from './loading/load.ts';

/** Shows on the page what changed since a revision; since the published copy when `revision` is null. */
export async function startComparison(workbench: Workbench, revision: number | null): Promise<void> {
  const { store, toasts } = workbench;
  const { saved } = store.getState();
  if (!saved) return;
  try {
    const before = await loadRevision(saved.page, revision ?? undefined);
    if (!before) {
      toasts.add({ type: 'error', title: t('Visitors cannot see this page yet') });
      return;
    }
    const name = revision === null ? t('the last publish') : t('version {revision}', { revision });
    const comparison = { before, name, revision };
    store.setState({ comparison, dialog: null, selection: null, pageView: 'canvas', workplace: 'canvas' });
  } catch (failure) {
    failedCall(workbench, failure);
  }
}

/** Goes back to editing. */
export function endComparison({ store }: Workbench): void {
  store.setState({ comparison: null, announcement: { text: t('Back to editing') } });
}
