import { t } from '../words/t.ts';
import { toastSuccess, type Workbench } from './workbench.ts';

/** Copies a text to the clipboard and says so: `Address copied`. Without https browsers refuse, and the toast says that. */
export async function copyText(workbench: Workbench, what: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(workbench, t('{what} copied', { what }));
  } catch {
    workbench.toasts.add({
      type: 'error',
      title: t('This browser does not allow copying. Select the {what} and copy it.', { what: what.toLowerCase() }),
    });
  }
}
