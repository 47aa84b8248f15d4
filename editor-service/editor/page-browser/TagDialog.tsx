import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../api/client.ts';
import { TagChoice } from '../tags/TagChoice.tsx';
import { useTagCategories } from '../tags/use-tag-categories.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { countOf } from './page-words.ts';
import { saveIfOpen } from './perform-task.ts';
import type { TaskProps } from './TaskDialog.tsx';

/** Adds tags to pages and takes others away. */
export function TagDialog({ pages, onClose, onDone }: TaskProps) {
  const workbench = useWorkbench();
  const domainId = useEditor((state) => state.domainId);
  const categories = useTagCategories();
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const ids = pages.map(({ _id }) => _id);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await saveIfOpen(workbench, ids))) return;
      const tags = { add: [...add], remove: [...remove] };
      const { changed } = await send('page/changeTags', { domainId, pages: ids, ...tags });
      await onDone(
        changed.length === 0 ? 'The tags were like that already' : `Tags of ${countOf(changed)} changed`,
        pages,
      );
    },
  });
  const isEmpty = add.length + remove.length === 0;
  return (
    <Modal title="Change tags" onClose={onClose}>
      <Form className={controls.form} onSubmit={() => !isEmpty && mutate()}>
        <ModalText>
          {countOf(pages)}. Visitors see the change once {pages.length === 1 ? 'it is' : 'they are'} published.
        </ModalText>
        <TagChoice label="Add" categories={categories} chosen={add} onChange={setAdd} />
        <TagChoice label="Take away" categories={categories} chosen={remove} onChange={setRemove} />
        <ModalActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="main" disabled={isPending || isEmpty}>
            Change tags
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}
