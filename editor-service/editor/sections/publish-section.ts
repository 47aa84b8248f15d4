import { send } from '../api/client.ts';
import { saveBy } from '../saving/save.ts';
import { toastSuccess } from '../workbench/toast.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** Saves and publishes the open section, unless the checks find errors; every page that shows it follows. */
export function publishSection(workbench: Workbench): Promise<boolean> {
  return saveBy(
    workbench,
    'page',
    (page, revision) => send('page/publishPage', { page: { ...page, revision }, collection: 'sections', checks: {} }),
    () => toastSuccess(workbench, 'Section Published', 'The pages that show it follow at once.'),
  );
}
