import { lazy, Suspense } from 'react';
import type { Dialog } from '../store/state/dialog.ts';
import { useEditor } from '../workbench/workbench-context.ts';

const OpenDialog = lazy(() => import('./OpenDialog.tsx').then((module) => ({ default: module.OpenDialog })));

/** Fetches the dialogs before anybody asks for one. */
export function prefetchDialogs(): Promise<unknown> {
  return import('./OpenDialog.tsx');
}

/** The dialog that is open, if any; only one is at a time. */
export function CurrentDialog() {
  const dialog: Dialog | null = useEditor((state) => state.dialog);
  return <Suspense>{dialog && <OpenDialog dialog={dialog} />}</Suspense>;
}
