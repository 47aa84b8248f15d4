import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toSlug } from '#content-store/model/values/to-slug.ts';
import { addressLanguage } from '#site/fields/address-language.ts';
import { ask, failureMessage, send } from '../../api/client.ts';
import { PagePicker } from '../../links/page-choice/PagePicker.tsx';
import { PlaceList } from '../../saving/leaving/PlaceList.tsx';
import { below, lastOf, parentOf } from '../../store/documents/new-page.ts';
import { counted } from '../../ui/counted.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { ModalText } from '../../ui/dialog/Modal.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { ProblemText } from '../../ui/fields/Labelled.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { t, tn } from '../../words/t.ts';
import { useEditor, useRefusal, useWorkbench } from '../../workbench/workbench-context.ts';
import type { ListedPage, TaskProps } from './browser-row.ts';
import { MoveProgress } from './MoveProgress.tsx';
import styles from './PageBrowser.module.css';
import { hasOpenWork, saveIfOpen } from './perform-task.ts';
import { WhatMoves } from './WhatMoves.tsx';

/** Larger moves are possible only if the new addresses are published, too (`page/move`). */
const MAX_DRAFTS = 500;

/** Gives a page another address, and first says what moves with it, which redirects it leaves and what is in the way. */
export function MoveDialog({ page, onClose, onDone }: TaskProps & { page: ListedPage }) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const domainId = useEditor((state) => state.domainId);
  const [text, setText] = useState(page.slug);
  const [withChildren, setWithChildren] = useState(true);
  const slug = toSlug(text, addressLanguage(text, domainId));
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
      if (isForVisitors) {
        setStarted((await send('schedule/move', { _id, slug, withChildren }))._id);
        return queries.invalidateQueries({ queryKey: ['schedules'] });
      }
      const { pages } = await send('page/move', { _id, slug, withChildren });
      await onDone(
        pages.length === 1
          ? t('Moved to /{slug}', { slug })
          : t('{pages} moved to /{slug}', { pages: counted(pages.length, 'page'), slug }),
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
      title={t('Move “{title}”', { title: page.title })}
      size="medium"
      action={count > 1 && canMove ? t('Move {pages}', { pages: counted(count, 'page') }) : t('Move page')}
      isDisabled={isPending || !canMove}
      onSubmit={mutate}
      onClose={onClose}
    >
      <PagePicker
        label={t('Below')}
        slug={parentOf(page.slug)}
        onChange={(parent) => parent !== null && setText(below(parent, lastOf(text)))}
      />
      <TextField
        label={t('New address')}
        help={`/${slug}`}
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={setText}
      />
      <Checkbox label={t('Also move the pages below it')} value={withChildren} onChange={setWithChildren} />
      {isNew && isCurrent && <WhatMoves plan={plan.data} isForVisitors={isForVisitors} />}
      {isNew && mayPublish && (live > 0 || count > MAX_DRAFTS || isForVisitors) && (
        <Checkbox label={t('Publish the new addresses now')} value={isForVisitors} onChange={setForVisitors} />
      )}
      <ProblemText>{isNew && plan.isError ? failureMessage(plan.error) : null}</ProblemText>
      {uses.data && uses.data.length > 0 && (
        <details>
          <summary>{tn(uses.data.length, '1 place links to it', '{count} places link to it')}</summary>
          <p className="note">
            {page.status === 'draft'
              ? t('These links keep the old address and will break. Change them as well.')
              : t('These links keep working: the old address redirects to the new one once the page is published.')}
          </p>
          <PlaceList places={uses.data} />
        </details>
      )}
    </FormModal>
  );
}

/** Moves pages below another one, with their subpages; pages that cannot move stay, with the reason. */
export function MoveSeveralDialog({ pages, onClose, onDone }: TaskProps) {
  const workbench = useWorkbench();
  const [parent, setParent] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const ids = pages.map(({ _id }) => _id);
      if (!(await saveIfOpen(workbench, ids)) || hasOpenWork(workbench)) return;
      const moved: { _id: string; slug: string }[] = [];
      const failed: string[] = [];
      for (const { _id, slug, title } of pages) {
        const to = below(parent ?? '', lastOf(slug));
        await send('page/move', { _id, slug: to }).then(
          (answer) => moved.push(...answer.pages),
          (failure: unknown) => failed.push(`${title}: ${failureMessage(failure)}`),
        );
      }
      setProblems(failed);
      if (failed.length === 0) await onDone(t('{pages} moved', { pages: counted(moved.length, 'page') }), moved);
    },
  });
  return (
    <FormModal
      title={t('Move {pages}', { pages: counted(pages.length, 'page') })}
      action={parent === null ? t('Move') : t('Move below /{parent}', { parent })}
      isDisabled={isPending || parent === null}
      cancel={problems.length > 0 ? t('Close') : t('Cancel')}
      onSubmit={mutate}
      onClose={onClose}
    >
      <ModalText>
        {t(
          'Pages below them move too. Live pages keep their old address until you publish them again; it then redirects to the new one.',
        )}
      </ModalText>
      <PagePicker label={t('Below')} slug="" onChange={setParent} />
      {problems.length > 0 && (
        <div role="alert" className={styles.problem}>
          <p>{t('These could not be moved; the others were:')}</p>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </FormModal>
  );
}
