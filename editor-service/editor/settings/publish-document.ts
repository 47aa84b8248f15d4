import { send } from '../api/client.ts';
import { saveBy } from '../saving/save.ts';
import { toastSuccess } from '../workbench/toast.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** Publishes the navigation as it is in the editor, saved or not. */
export function publishNavigation(workbench: Workbench): Promise<boolean> {
  return saveBy(
    workbench,
    'navigation',
    (nav) => send('site/publishNav', { nav }),
    () => toastSuccess(workbench, 'Nav Published'),
  );
}

/** Publishes the footer as it is in the editor, saved or not. */
export function publishFooter(workbench: Workbench): Promise<boolean> {
  return saveBy(
    workbench,
    'footer',
    (footer) => send('site/publishFooter', { footer }),
    () => toastSuccess(workbench, 'Footer Published'),
  );
}
