import { CallFailed, UNKNOWN_ERROR } from '../api/client.ts';
import type { ToastData, Workbench } from './workbench.ts';

/** How long a toast stays, in milliseconds (specification §9). */
export const TOAST_DURATION = 4000;

/** Says that something succeeded; returns the toast's id. */
export function toastSuccess({ toasts }: Workbench, title: string, description?: string, data?: ToastData): string {
  return toasts.add({ title, type: 'success', ...(description && { description }), ...(data && { data }) });
}

/** Says what went wrong, with one line for each thing the service found invalid. */
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
