import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { ask, send } from '../../api/client.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { copyOf } from '../new-page.ts';
import { SlugField } from '../SlugField.tsx';
import { useSlug } from '../use-slug.ts';
import type { ListedPage } from './browser-row.ts';
import type { TaskProps } from './task-props.ts';

/** Makes a copy of a page at another address, as a draft. */
export function DuplicateDialog({ page, onClose, onDone }: TaskProps & { page: ListedPage }) {
  const [title, setTitle] = useState(`${page.title} (copy)`);
  const slug = useSlug(`${page.slug || 'home'}-copy`, '');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const stored = pageSchema.parse(await ask('page/load', { slug: page.slug }));
      await send('page/save', { page: copyOf(stored, slug.slug, title) });
      await onDone(`“${title}” was created as a draft`, []);
    },
  });
  const isReady = title.trim() !== '' && slug.slug !== '' && slug.problem === null;
  return (
    <FormModal
      title={`Duplicate “${page.title}”`}
      action="Duplicate"
      isDisabled={isPending || !isReady}
      onSubmit={mutate}
      onClose={onClose}
    >
      <TextField isFirst label="Title of the copy" maxLength={300} value={title} onChange={setTitle} />
      <SlugField label="Address of the copy" draft={slug} />
    </FormModal>
  );
}
