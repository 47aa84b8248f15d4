import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SetAction } from '#content-store/model/entities/release.ts';
import { send } from '../../api/client.ts';
import { SetEffects } from '../../publishing/SetEffects.tsx';
import { Button } from '../../ui/Button.tsx';
import { counted } from '../../ui/counted.ts';
import { Modal, ModalActions, ModalText } from '../../ui/dialog/Modal.tsx';
import { quoted } from '../../words/quoted.ts';
import { t, tn } from '../../words/t.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { TASK_NAMES, type TaskProps } from './browser-row.ts';
import styles from './PageBrowser.module.css';
import { performSet, saveIfOpen, setOf } from './perform-task.ts';

const WORDS = {
  publish: {
    text: t('The saved versions of these pages become visible to visitors, all at the same time.'),
    done: (pages: number) => tn(pages, '{count} page published', '{count} pages published'),
  },
  unpublish: {
    text: t('The drafts stay, and you can publish them again.'),
    done: (pages: number) => tn(pages, '{count} page unpublished', '{count} pages unpublished'),
  },
  delete: {
    text: t('You can restore everything from the trash for 30 days.'),
    done: (pages: number) => tn(pages, '{count} page deleted', '{count} pages deleted'),
  },
} as const;

const MAX_LISTED = 8;
const MAX_EFFECTS = 6;
/** The largest set of which the service previews the effects (`publish/preview`). */
const MAX_PREVIEWED = 500;

/** Asks before pages are published, unpublished or deleted together, and says what that does to links and addresses. */
export function SetDialog({ action, pages, onClose, onDone }: TaskProps & { action: SetAction }) {
  const workbench = useWorkbench();
  const [done, setDone] = useState<number | null>(null);
  const items = setOf(action, pages);
  const preview = useQuery({
    queryKey: ['preview', action, ...pages.map(({ _id }) => _id)],
    queryFn: () => send('publish/preview', { items }),
    enabled: pages.length <= MAX_PREVIEWED,
    staleTime: 0,
  });
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const ids = pages.map(({ _id }) => _id);
      if (action === 'publish' && !(await saveIfOpen(workbench, ids))) return;
      setDone(0);
      const failure = await performSet(action, pages, setDone);
      setDone(null);
      setProblems(failure);
      if (failure.length > 0) return;
      const changed = pages.map(({ _id, slug }) => ({ _id, slug: action === 'delete' ? null : slug }));
      await onDone(WORDS[action].done(pages.length), changed);
    },
  });
  const isWithdrawn = action !== 'publish' && pages.some(({ status }) => status !== 'draft');
  const hasTranslations = pages.some(({ translations = [] }) => translations.length > 1);
  const question = TASK_NAMES[action];
  const name = pages.length === 1 ? quoted(pages[0]?.title ?? '') : counted(pages.length, 'page');
  return (
    <Modal title={t('{task} {what}?', { task: question, what: name })} size="medium" isQuestion onClose={onClose}>
      <ModalText>
        {isWithdrawn && `${t('Visitors will no longer see this.')} `}
        {WORDS[action].text}
        {action === 'delete' && hasTranslations && ` ${t('Translations that you did not choose stay.')}`}
      </ModalText>
      <ul className={styles.chosen}>
        {pages.slice(0, MAX_LISTED).map(({ _id, title, slug }) => (
          <li key={_id}>
            {title} <span className="note">/{slug}</span>
          </li>
        ))}
        {pages.length > MAX_LISTED && (
          <li className="note">{t('and {count} more', { count: pages.length - MAX_LISTED })}</li>
        )}
      </ul>
      {preview.data && <SetEffects effects={preview.data} most={MAX_EFFECTS} />}
      {problems.length > 0 && (
        <div role="alert" className={styles.problem}>
          {problems.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <ModalActions>
        {isPending && done !== null && (
          <span role="status" className="note">
            {t('{done} of {pages}…', { done, pages: counted(pages.length, 'page') })}
          </span>
        )}
        <Button data-first-focus onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button look={action === 'publish' ? 'main' : 'danger'} disabled={isPending} onClick={() => mutate()}>
          {t('{task} {what}', { task: question, what: pages.length > 1 ? counted(pages.length, 'page') : t('page') })}
        </Button>
      </ModalActions>
    </Modal>
  );
}
