import { useQueryClient } from '@tanstack/react-query';
import { toastSuccess } from '../../workbench/toast.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import type { ListedPage } from './browser-row.ts';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { MoveSeveralDialog } from './MoveSeveralDialog.tsx';
import type { PageTask } from './page-task.ts';
import { followOpenPage } from './perform-task.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { SetDialog } from './SetDialog.tsx';
import { TagDialog } from './TagDialog.tsx';
import type { TaskProps } from './task-props.ts';

interface TaskDialogProps {
  task: PageTask;
  pages: readonly ListedPage[];
  onClose: () => void;
  /** The pages were changed. */
  onChanged: () => void;
}

/** Asks what a task needs to know, and does it. */
export function TaskDialog({ task, pages, onClose, onChanged }: TaskDialogProps) {
  const workbench = useWorkbench();
  const queries = useQueryClient();

  async function onDone(said: string, changed: Parameters<TaskProps['onDone']>[1]) {
    onClose();
    onChanged();
    toastSuccess(workbench, said);
    await Promise.all([queries.invalidateQueries({ queryKey: ['pages'] }), followOpenPage(workbench, changed)]);
  }

  const props: TaskProps = { pages, onClose, onDone };
  const [page] = pages;
  if (!page) return null;
  if (task === 'rename') return <RenameDialog {...props} page={page} />;
  if (task === 'duplicate') return <DuplicateDialog {...props} page={page} />;
  if (task === 'tag') return <TagDialog {...props} />;
  if (task === 'move' && pages.length > 1) return <MoveSeveralDialog {...props} />;
  if (task === 'move') return <MoveDialog {...props} page={page} />;
  return <SetDialog {...props} action={task} />;
}
