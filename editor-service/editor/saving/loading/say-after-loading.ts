import { toastSuccess, type Workbench } from '../../workbench/workbench.ts';

const KEY = 'pagewright-say';

/** Stores a message for the page that this tab loads next: the action that it reports leaves the current page. */
export function sayAfterLoading(title: string): void {
  sessionStorage.setItem(KEY, title);
}

/** Shows the message that the previous page stored. */
export function sayWhatWasLeft(workbench: Workbench): void {
  const title = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (title) toastSuccess(workbench, title);
}
