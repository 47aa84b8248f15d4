import { Suspense } from 'react';
import type { Dialog } from '../store/state/dialog.ts';
import { isLoginPage } from '../store/state/editor-state.ts';
import { late } from '../ui/late.ts';
import { useEditor } from '../workbench/workbench-context.ts';

const OpenDialog = late(async () => (await import('./dialogs.ts')).OpenDialog);

const LOGIN: Dialog = { kind: 'login' };

/** Loads the dialogs before one is opened, including those in which people start typing immediately. */
export const prefetchDialogs = async (): Promise<unknown> => (await import('./dialogs.ts')).prefetchTyped();

/** The open dialog, if any; at most one is open at a time. On the login page it is the login. */
export function CurrentDialog() {
  const dialog = useEditor((state) => state.dialog ?? (isLoginPage(state) ? LOGIN : null));
  return <Suspense>{dialog && <OpenDialog dialog={dialog} />}</Suspense>;
}
