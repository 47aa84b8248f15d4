import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { TagChoice } from '../../fields/TagChoice.tsx';
import { useTagCategories } from '../../fields/tag-groups.ts';
import { counted } from '../../ui/counted.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { ModalText } from '../../ui/dialog/Modal.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { t, tn } from '../../words/t.ts';
import { toastSuccess } from '../../workbench/workbench.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { storeCopy } from '../page-life.ts';
import { SlugField, useSlug } from '../SlugField.tsx';
import { TranslateDialog } from '../translate/TranslateDialog.tsx';
import type { ListedPage, PageTask, TaskProps } from './browser-row.ts';
import { MoveDialog, MoveSeveralDialog } from './MoveDialog.tsx';
import { followOpenPage, saveIfOpen } from './perform-task.ts';
import { SetDialog } from './SetDialog.tsx';

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
  if (task === 'translate') return <TranslateDialog {...props} />;
  if (task === 'move' && pages.length > 1) return <MoveSeveralDialog {...props} />;
  if (task === 'move') return <MoveDialog {...props} page={page} />;
  return <SetDialog {...props} action={task} />;
}

/** Changes the title of a page. */
function RenameDialog({ page, onClose, onDone }: TaskProps & { page: ListedPage }) {
  const workbench = useWorkbench();
  const [title, setTitle] = useState(page.title);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await saveIfOpen(workbench, [page._id]))) return;
      await send('page/rename', { _id: page._id, title });
      await onDone(t('Renamed to “{title}”', { title: title.trim() }), [page]);
    },
  });
  const isEmpty = title.trim() === '';
  return (
    <FormModal
      title={t('Rename page')}
      action={t('Rename')}
      isDisabled={isPending || isEmpty}
      onSubmit={mutate}
      onClose={onClose}
    >
      <TextField
        isFirst
        label={t('Title')}
        help={t(
          'Shown in lists, browser tabs and search engines. Visitors see the new title once you publish the page.',
        )}
        problem={isEmpty ? t('Enter a title') : null}
        maxLength={300}
        value={title}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={setTitle}
      />
    </FormModal>
  );
}

/** Adds tags to pages and takes others away. */
function TagDialog({ pages, onClose, onDone }: TaskProps) {
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
        changed.length === 0
          ? t('Nothing to change')
          : t('Tags of {pages} changed', { pages: counted(changed.length, 'page') }),
        pages,
      );
    },
  });
  return (
    <FormModal
      title={t('Change tags')}
      action={t('Change tags')}
      isDisabled={isPending || add.length + remove.length === 0}
      onSubmit={mutate}
      onClose={onClose}
    >
      <ModalText>
        {tn(
          pages.length,
          '{count} page. Visitors will see the change once it is published.',
          '{count} pages. Visitors will see the change once they are published.',
        )}
      </ModalText>
      <TagChoice label={t('Add')} categories={categories} chosen={add} onChange={setAdd} />
      <TagChoice label={t('Remove')} categories={categories} chosen={remove} isOfKnown onChange={setRemove} />
    </FormModal>
  );
}

/** Makes a copy of a page at another address, as a draft. */
function DuplicateDialog({ page, onClose, onDone }: TaskProps & { page: ListedPage }) {
  const workbench = useWorkbench();
  const [title, setTitle] = useState(t('{title} (copy)', { title: page.title }));
  const slug = useSlug(`${page.slug || 'home'}-copy`, '');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await storeCopy(workbench, page.slug, slug.slug, title);
      await onDone(t('“{title}” was created as a draft', { title }), []);
    },
  });
  const isReady = title.trim() !== '' && slug.slug !== '' && slug.problem === null;
  return (
    <FormModal
      title={t('Duplicate “{title}”', { title: page.title })}
      action={t('Duplicate')}
      isDisabled={isPending || !isReady}
      onSubmit={mutate}
      onClose={onClose}
    >
      <TextField isFirst label={t('Title of the copy')} maxLength={300} value={title} onChange={setTitle} />
      <SlugField label={t('Address of the copy')} draft={slug} />
    </FormModal>
  );
}
