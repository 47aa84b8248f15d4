import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TagCategory } from '#content-store/model/entities/tags.ts';
import { ask, send } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { isSame } from '../store/documents/same.ts';
import { Button } from '../ui/Button.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import { useUnsaved } from '../ui/dialog/unsaved.ts';
import { toastSuccess } from '../workbench/toast.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { AddName } from './AddName.tsx';
import { newTag } from './new-tag.ts';
import styles from './SiteTags.module.css';
import { TagCategoryCard } from './TagCategoryCard.tsx';

/** The tags that pages can have, by category. They have no draft: a save is public immediately. */
export function SiteTagsTab() {
  const domainId = useEditor((state) => state.domainId);
  const tags = useQuery({
    queryKey: ['tags', domainId],
    queryFn: () => ask('tags/fetch', { domainId }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <Answer query={tags}>{(saved) => <SiteTags domainId={domainId} saved={saved} />}</Answer>;
}

function SiteTags({ domainId, saved }: { domainId: string; saved: TagCategory[] }) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const [categories, setCategories] = useState(saved);
  const isDirty = !isSame(categories, saved);
  useUnsaved(isDirty);

  const { mutate, isPending } = useMutation({
    mutationFn: () => send('tags/save', { domainId, tags: categories }),
    onSuccess: (answer) => {
      queries.setQueryData(['tags', domainId], answer);
      workbench.reader.forget();
      toastSuccess(workbench, 'Tags Saved');
    },
  });

  return (
    <div className={styles.tab}>
      <p className={styles.hint}>
        Pages are found by their tags. A tag that is taken away here stays on the pages that have it until it is taken
        away there too.
      </p>
      {categories.map((category) => (
        <TagCategoryCard
          key={category.id}
          category={category}
          onChange={(changed) => setCategories(categories.map((one) => (one.id === category.id ? changed : one)))}
          onRemove={() => setCategories(categories.filter(({ id }) => id !== category.id))}
        />
      ))}
      <AddName
        label="New category"
        taken={categories.map(({ id }) => id)}
        onAdd={(name) => setCategories([...categories, { ...newTag(name), values: [] }])}
      />
      <ModalActions>
        <Button look="main" disabled={!isDirty || isPending} onClick={() => mutate()}>
          {isPending ? 'Saving…' : 'Save'}
        </Button>
      </ModalActions>
    </div>
  );
}
