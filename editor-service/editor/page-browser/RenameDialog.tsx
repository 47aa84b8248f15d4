import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { Labelled } from '../ui/fields/Labelled.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import type { FoundPage } from './browser-row.ts';
import { saveIfOpen } from './perform-task.ts';
import type { TaskProps } from './TaskDialog.tsx';

/** Changes the title of a page. */
export function RenameDialog({ page, onClose, onDone }: TaskProps & { page: FoundPage }) {
  const workbench = useWorkbench();
  const domainId = useEditor((state) => state.domainId);
  const [title, setTitle] = useState(page.title);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await saveIfOpen(workbench, [page._id]))) return;
      await send('page/rename', { domainId, _id: page._id, title });
      await onDone(`Renamed to “${title.trim()}”`, [page]);
    },
  });
  const isEmpty = title.trim() === '';
  return (
    <Modal title="Rename page" onClose={onClose}>
      <Form className={controls.form} onSubmit={() => mutate()}>
        <Labelled
          label="Title"
          help="What lists, browser tabs and search engines call the page. Visitors see the new title once the page is published."
          problem={isEmpty ? 'A page needs a title' : null}
        >
          {(control) => (
            <input
              {...control}
              data-first-focus
              className={controls.input}
              maxLength={300}
              value={title}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Labelled>
        <ModalActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="main" disabled={isPending || isEmpty}>
            Rename
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}
