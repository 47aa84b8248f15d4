import { lazy, Suspense } from 'react';
import { AddBlockDialog } from '../add-block/AddBlockDialog.tsx';
import { DuplicateToDialog } from '../block-actions/DuplicateToDialog.tsx';
import { MoveToDialog } from '../block-actions/MoveToDialog.tsx';
import { RemoveDialog } from '../block-actions/RemoveDialog.tsx';
import { ConflictDialog } from '../conflicts/ConflictDialog.tsx';
import { NewerDialog } from '../conflicts/NewerDialog.tsx';
import { LeaveDialog } from '../leaving/LeaveDialog.tsx';
import { RestoreDialog } from '../loading/RestoreDialog.tsx';
import { PictureDialog } from '../media/PictureDialog.tsx';
import { LoginDialog } from '../session/LoginDialog.tsx';
import { RecoveryDialog } from '../session/RecoveryDialog.tsx';
import { ShortcutSheet } from '../shortcuts/ShortcutSheet.tsx';
import type { Dialog } from '../store/state/dialog.ts';
import { isTask } from '../store/state/dialog.ts';
import { TaskDialog } from './TaskDialog.tsx';

const PublishDialog = lazy(() =>
  import('../publishing/PublishDialog.tsx').then((module) => ({ default: module.PublishDialog })),
);

/** Each kind of dialog. */
export function OpenDialog({ dialog }: { dialog: Dialog }) {
  if (isTask(dialog)) return <TaskDialog task={dialog.kind} />;
  switch (dialog.kind) {
    case 'login':
      return <LoginDialog username={dialog.username} />;
    case 'recovery':
      return <RecoveryDialog recovery={dialog.recovery} />;
    case 'publish':
      return (
        <Suspense>
          <PublishDialog />
        </Suspense>
      );
    case 'remove':
      return <RemoveDialog keys={dialog.keys} />;
    case 'moveTo':
      return <MoveToDialog keys={dialog.keys} />;
    case 'duplicateTo':
      return <DuplicateToDialog keys={dialog.keys} />;
    case 'shortcuts':
      return <ShortcutSheet />;
    case 'addBlock':
      return <AddBlockDialog list={dialog.list} index={dialog.index} />;
    case 'picture':
      return <PictureDialog owner={dialog.owner} field={dialog.field} files={dialog.files} />;
    case 'conflict':
      return <ConflictDialog stored={dialog.stored} />;
    case 'newer':
      return <NewerDialog name={dialog.name} theirs={dialog.theirs} />;
    case 'leave':
      return <LeaveDialog destination={dialog.destination} />;
    case 'restore':
      return <RestoreDialog work={dialog.work} />;
  }
}
