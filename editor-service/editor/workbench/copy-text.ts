import { toastSuccess, type Workbench } from './workbench.ts';

/** Copies a text to the clipboard and says so: `Address copied`. Without https browsers refuse, and the toast says that. */
export async function copyText(workbench: Workbench, what: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(workbench, `${what} copied`);
  } catch {
    workbench.toasts.add({
      type: 'error',
      title: `This browser does not allow copying. Select the ${what.toLowerCase()} and copy it.`,
    });
  }
}
