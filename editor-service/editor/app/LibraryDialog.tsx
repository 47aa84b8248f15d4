import { Library } from '../media/Library.tsx';
import { TaskModal } from '../server-state/TaskModal.tsx';

/** All images and files of the sites: their texts, where they are used, and how to replace them. */
export function LibraryDialog() {
  return (
    <TaskModal title="Media Library">
      <Library />
    </TaskModal>
  );
}
