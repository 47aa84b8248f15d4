import type { ComponentType } from 'react';
import type { Dialog } from '../store/state/dialog.ts';
import { dialogs } from './dialogs.ts';

/** Renders the dialog that the state names. */
export function OpenDialog({ dialog: { kind, ...about } }: { dialog: Dialog }) {
  const Named = dialogs[kind] as ComponentType<typeof about>;
  return <Named {...about} />;
}
