import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toSlug } from '#content-store/model/values/slug.ts';
import { ask, failureMessage, send } from '../../api/client.ts';
import { PagePicker } from '../../links/page-choice/PagePicker.tsx';
import { PlaceList } from '../../saving/leaving/PlaceList.tsx';
import { counted } from '../../ui/counted.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { ProblemText } from '../../ui/fields/ProblemText.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useRefusal } from '../../workbench/use-refusal.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { parentOf } from '../new-page.ts';
import type { ListedPage } from './browser-row.ts';
import { MoveProgress } from './MoveProgress.tsx';
import styles from './PageBrowser.module.css';
import { hasOpenWork, saveIfOpen } from './perform-task.ts';
import type { TaskProps } from './task-props.ts';
import { WhatMoves } from './WhatMoves.tsx';

/** Gives a page another address, and says beforehand what moves with it, what redirects and what is in the way. */
export function MoveDialog({ page, onClose, onDone }: TaskProps & { page: ListedPage }) {
  const workbench = useWorkbench();
  const [text, setText] = useState(page.slug);
  const [withChildren, setWithChildren] = useState(true);
  const slug = toSlug(text);
  const wanted = useDebounced(slug);
  const isNew = wanted !== '' && wanted !== page.slug;
  const { _id } = page;
  const plan = useQuery({
    queryKey: ['plan', _id, wanted, withChildren],
    queryFn: () => ask('page/checkMove', { _id, slug: wanted, withChildren }),
    enabled: isNew,
    staleTime: 0,
  });
  const uses = useQuery({ queryKey: ['usedIn', _id], queryFn: () => ask('page/usedIn', { _id }) });
  const live = plan.data?.pages.filter(({ isLive }) => isLive).length ?? 0;
  const mayPublish = useRefusal('publish') === null;
  const [isForVisitors, setForVisitors] = useState(false);
  const [started, setStarted] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const moving = plan.data?.pages.map((one) => one._id) ?? [_id];
      if (!(await saveIfOpen(workbench, moving)) || hasOpenWork(workbench)) return;
      if (isForVisitors) return setStarted((await send('schedule/move', { _id, slug, withChildren }))._id);
      const { pages } = await send('page/move', { _id, slug, withChildren });
      await onDone(
        pages.length === 1 ? `Moved to /${slug}` : `${counted(pages.length, 'page')} moved to /${slug}`,
        pages,
      );
    },
  });
  const isCurrent = wanted === slug && plan.data !== undefined;
  const canMove = isNew && isCurrent && plan.data.taken.length === 0 && plan.data.refusal === null;
  const count = plan.data?.pages.length ?? 1;
  if (started !== null) {
    const moved = plan.data?.pages.map((one) => ({ _id: one._id, slug: one.to })) ?? [];
    return (
      <MoveProgress _id={started} title={page.title} onClose={onClose} onDone={(said) => void onDone(said, moved)} />
    );
  }
  return (
    <FormModal
      title={`Move “${page.title}”`}
      size="medium"
      action={count > 1 && canMove ? `Move ${count} pages` : 'Move page'}
      isDisabled={isPending || !canMove}
      onSubmit={mutate}
      onClose={onClose}
    >
      <PagePicker
        label="Below"
        slug={parentOf(page.slug)}
        onChange={(parent) => parent !== null && setText(below(parent, lastOf(text)))}
      />
      <TextField
        label="New address"
        help={`/${slug}`}
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={setText}
      />
      <Checkbox label="Also move the pages below it" value={withChildren} onChange={setWithChildren} />
      {isNew && isCurrent && <WhatMoves plan={plan.data} isForVisitors={isForVisitors} />}
      {isNew && mayPublish && (live > 0 || isForVisitors) && (
        <Checkbox label="Publish the new addresses now" value={isForVisitors} onChange={setForVisitors} />
      )}
      <ProblemText>{isNew && plan.isError ? failureMessage(plan.error) : null}</ProblemText>
      {uses.data && uses.data.length > 0 && (
        <details>
          <summary>{uses.data.length === 1 ? '1 place links to it' : `${uses.data.length} places link to it`}</summary>
          <p className={styles.quiet}>
            {page.status === 'draft'
              ? 'These links keep the old address and will break. Change them as well.'
              : 'These links keep working: the old address redirects to the new one once the page is published.'}
          </p>
          <PlaceList places={uses.data} />
        </details>
      )}
    </FormModal>
  );
}

const lastOf = (slug: string): string => slug.split('/').at(-1) ?? '';
const below = (parent: string, last: string): string => (parent === '' ? last : `${parent}/${last}`);
