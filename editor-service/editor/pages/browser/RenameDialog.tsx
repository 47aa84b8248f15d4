import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import type { ListedPage } from './browser-row.ts';
import { saveIfOpen } from './perform-task.ts';
import type { TaskProps } from './task-props.ts';

/** Changes the title of a page. */
export function RenameDialog({ page, onClose, onDone }: TaskProps & { page: ListedPage }) {
  const workbench = useWorkbench();
  const [title, setTitle] = useState(page.title);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await saveIfOpen(workbench, [page._id]))) return;
      await send('page/rename', { _id: page._id, title });
      await onDone(`Renamed to “${title.trim()}”`, [page]);
    },
  });
  const isEmpty = title.trim() === '';
  return (
    <FormModal
      title="Rename page"
      action="Rename"
      isDisabled={isPending || isEmpty}
      onSubmit={mutate}
      onClose={onClose}
    >
      <TextField
        isFirst
        label="Title"
        help="Shown in lists, browser tabs and search engines. Visitors see the new title once you publish the page."
        problem={isEmpty ? 'Enter a title' : null}
        maxLength={300}
        value={title}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={setTitle}
      />
    </FormModal>
  );
}
