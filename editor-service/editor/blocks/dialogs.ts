import { late } from '../ui/late.ts';
import type { Dialogs } from '../workbench/dialogs.ts';
import { DuplicateToDialog, MoveToDialog, RemoveDialog } from './block-actions/BlockDialogs.tsx';

export const blocksDialogs = {
  addBlock: late(async () => (await import('./add-block/AddBlockDialog.tsx')).AddBlockDialog),
  saveAs: late(async () => (await import('./block-actions/SaveAsDialog.tsx')).SaveAsDialog),
  remove: RemoveDialog,
  moveTo: MoveToDialog,
  duplicateTo: DuplicateToDialog,
} satisfies Partial<Dialogs>;
