import { lazy, Suspense } from 'react';
import { type Dialog, isTask } from '../../store/editor-state.ts';
import { DuplicateToDialog } from '../../structure/DuplicateToDialog.tsx';
import { MoveToDialog } from '../../structure/MoveToDialog.tsx';
import { ShortcutSheet } from '../../structure/ShortcutSheet.tsx';
import { AddBlockDialog } from './AddBlockDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { NewerDialog } from './NewerDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { TaskDialog } from './TaskDialog.tsx';

const PublishDialog = lazy(() =>
  import('../../publishing/PublishDialog.tsx').then((module) => ({ default: module.PublishDialog })),
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
