import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PublishableKind } from '#content-store/model/entities/publishable.ts';
import { ask } from '../api/client.ts';
import { startComparison } from '../saving/compare.ts';
import { completePage } from '../saving/loading/load.ts';
import { documentDifference } from '../store/compare/compare-pages.ts';
import { DifferenceList } from '../ui/DifferenceList.tsx';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Publishing.module.css';
import set from './PublishSet.module.css';
import { KIND_NAMES } from './publishing-words.ts';
import type { Publishable } from './waiting.ts';

/** How a draft differs from what visitors see, loaded when it is opened; the open page shows its difference on the page. */
export function CopyDifference({ item }: { item: Publishable }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={set.difference} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('See what changed')}</summary>
      {isOpen && <Difference item={item} />}
    </details>
  );
}

function Difference({ item }: { item: Publishable }) {
  const { kind, _id, title } = item;
  const workbench = useWorkbench();
  const openPage = useEditor(({ saved }) => saved?.page._id);
  const copies = useQuery({
    queryKey: ['copies', kind, _id],
    queryFn: () => ask('publish/loadCopies', { kind, _id }),
  });
  return (
    <Answer query={copies}>
      {({ draft, published }) => {
        if (!published) return <p className={styles.where}>{t('Visitors cannot see it yet.')}</p>;
        const lines = draft ? differenceOf(kind, published, draft) : [];
        return (
          <>
            {lines.length === 0 && <p className={styles.where}>{t('No differences.')}</p>}
            {lines.length > 0 && (
              <DifferenceList label={t('Changes of {title}', { title: title || KIND_NAMES[kind] })} lines={lines} />
            )}
            {_id === openPage && (
              <button type="button" className={styles.link} onClick={() => void startComparison(workbench, null)}>
                {t('Show it on the page')}
              </button>
            )}
          </>
        );
      }}
    </Answer>
  );
}

type Copy = Readonly<Record<string, unknown>>;

/** The changes between two copies of something that is published, in words. */
export function differenceOf(kind: PublishableKind, before: Copy, after: Copy) {
  const isPage = kind === 'page' || kind === 'section';
  const read = (copy: Copy) => (isPage ? completePage(copy as Parameters<typeof completePage>[0]) : copy);
  return documentDifference(kind, read(before), read(after), KIND_NAMES[kind]);
}
