import { CallFailed, UNKNOWN_ERROR } from '../api/client.ts';
import type { ToastData, Workbench } from './workbench.ts';

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 4000;

/** Shows that something succeeded; returns the toast's id. */
export function toastSuccess({ toasts }: Workbench, title: string, description?: string, data?: ToastData): string {
  return toasts.add({ title, type: 'success', ...(description && { description }), ...(data && { data }) });
}

/** Shows what went wrong, with one line for each validation error of the service. */
export function toastFailure({ toasts }: Workbench, failure: unknown): void {
  const isKnown = failure instanceof CallFailed;
  if (!isKnown) console.error(failure);
  toasts.add({
    type: 'error',
    priority: 'high',
    title: isKnown ? failure.message : UNKNOWN_ERROR,
    ...(isKnown && failure.validationErrors.length > 0 && { description: failure.validationErrors.join('\n') }),
  });
}
