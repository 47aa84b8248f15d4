import { toastSuccess } from '../workbench/toast.ts';
import type { Workbench } from '../workbench/workbench.ts';

const KEY = 'pagewright-say';

/** Keeps a sentence for the page this tab loads next: what was done there leads away from here. */
export function sayAfterLoading(title: string): void {
  sessionStorage.setItem(KEY, title);
}

/** Says what the page before left to be said. */
export function sayWhatWasLeft(workbench: Workbench): void {
  const title = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (title) toastSuccess(workbench, title);
}
