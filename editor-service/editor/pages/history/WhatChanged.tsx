import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../contract/calls.ts';
import { WentLiveWith } from '../../publishing/records/WentLiveWith.tsx';
import { loadRevision } from '../../saving/loading/load.ts';
import { documentDifference } from '../../store/compare/compare-pages.ts';
import { DifferenceList } from '../../ui/DifferenceList.tsx';
import { t } from '../../words/t.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { useEditor } from '../../workbench/workbench-context.ts';
import styles from './WhatChanged.module.css';

/** A version, and the revision of the one before it, if the history still has that. */
export type Version = AnswerOf<'page/history'>[number] & { before?: number | undefined };

/** What can change the page itself. */
const CHANGING: ReadonlySet<string> = new Set(['save', 'autosave', 'revert', 'publish']);

/** What visitors notice, which is recorded. */
const FOR_VISITORS: ReadonlySet<string> = new Set(['publish', 'unpublish', 'delete']);

/** What created a version, in words. */
const KINDS: Readonly<Record<string, string>> = {
  save: t('Saved'),
  autosave: t('Autosaved'),
  revert: t('Earlier version restored'),
  publish: t('Published'),
  unpublish: t('Unpublished'),
  delete: t('Moved to the trash'),
  restore: t('Restored from the trash'),
};

/** What was done, and on request what that changed. */
export function WhatChanged({ version: { action, revision, before, updatedAt } }: { version: Version }) {
  const [isOpen, setOpen] = useState(false);
  const _id = useEditor(({ saved }) => saved?.page._id);
  return (
    <>
      {KINDS[action] ?? action}
      {before !== undefined && CHANGING.has(action) && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t('What changed')}</summary>
          {isOpen && <ChangesSince before={before} revision={revision} />}
        </details>
      )}
      {_id && FOR_VISITORS.has(action) && <WentLiveWith _id={_id} at={updatedAt} />}
    </>
  );
}

function ChangesSince({ before, revision }: { before: number; revision: number }) {
  const page = useEditor(({ saved }) => saved?.page);
  const changes = useQuery({
    queryKey: ['changes', page?._id, before, revision],
    queryFn: async () => {
      if (!page) return [];
      const [old, now] = await Promise.all([before, revision].map((one) => loadRevision(page, one)));
      return old && now ? documentDifference('page', old, now) : [];
    },
  });
  return (
    <Answer query={changes}>
      {(lines) =>
        lines.length === 0 ? (
          <p>{t('No differences.')}</p>
        ) : (
          <div className={styles.changes}>
            <DifferenceList label={t('Changes of version {revision}', { revision })} lines={lines} />
          </div>
        )
      }
    </Answer>
  );
}
