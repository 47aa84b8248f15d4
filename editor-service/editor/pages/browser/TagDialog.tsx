import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { TagChoice } from '../../fields/TagChoice.tsx';
import { useTagCategories } from '../../fields/use-tag-categories.ts';
import { counted } from '../../ui/counted.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { ModalText } from '../../ui/dialog/Modal.tsx';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { saveIfOpen } from './perform-task.ts';
import type { TaskProps } from './task-props.ts';

/** Adds tags to pages and takes others away. */
export function TagDialog({ pages, onClose, onDone }: TaskProps) {
  const workbench = useWorkbench();
  const categories = useTagCategories();
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const ids = pages.map(({ _id }) => _id);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await saveIfOpen(workbench, ids))) return;
      const tags = { add: [...add], remove: [...remove] };
      const { changed } = await send('page/changeTags', { pages: ids, ...tags });
      await onDone(
        changed.length === 0 ? 'Nothing to change' : `Tags of ${counted(changed.length, 'page')} changed`,
        pages,
      );
    },
  });
  return (
    <FormModal
      title="Change tags"
      action="Change tags"
      isDisabled={isPending || add.length + remove.length === 0}
      onSubmit={mutate}
      onClose={onClose}
    >
      <ModalText>
        {counted(pages.length, 'page')}. Visitors will see the change once {pages.length === 1 ? 'it is' : 'they are'}{' '}
        published.
      </ModalText>
      <TagChoice label="Add" categories={categories} chosen={add} onChange={setAdd} />
      <TagChoice label="Remove" categories={categories} chosen={remove} onChange={setRemove} />
    </FormModal>
  );
}
