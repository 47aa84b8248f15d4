import { useEffect } from 'react';
import type { StoredRevision } from '../../store/state/dialog.ts';
import { type EditorState, isDirty } from '../../store/state/editor-state.ts';
import { rebaseOn } from '../../store/state/rebase-on.ts';
import { Button } from '../../ui/Button.tsx';
import { clockTime } from '../../ui/date-and-time.ts';
import { icons } from '../../ui/icons.ts';
import styles from '../../ui/Notice.module.css';
import { useNameOf } from '../../ui/person/names.ts';
import { t } from '../../words/t.ts';
import { failedCall } from '../../workbench/failed-call.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { theirVersion } from '../loading/load.ts';
import { isOwn } from './whose.ts';

/**
 * Follows what was saved elsewhere: an editor without unsaved changes and an open dialog gets it at once; with changes, a
 * notice offers it before their own save conflicts with it.
 */
export function NewerNotice() {
  const workbench = useWorkbench();
  const newer = useEditor(newerRevision);
  const hasChanges = useEditor((state) => isDirty(state, 'page'));
  // What a dialog publishes, deletes or compares must be what was seen.
  const isFree = useEditor(({ dialog }) => dialog === null);
  const nameOf = useNameOf();
  const isMine = useEditor((state) => newer !== null && isOwn(state, newer));
  const who = isMine ? t('You') : nameOf(newer?.updatedBy ?? '') || t('Someone');
  useEffect(() => {
    if (newer && !hasChanges && isFree) void follow(workbench, newer, who);
  }, [workbench, newer, hasChanges, isFree, who]);
  return (
    <div role="status">
      {newer && hasChanges && (
        <p className={styles.notice}>
          <icons.History size={16} aria-hidden />
          <span>
            {t(
              isMine
                ? 'You saved this page in another window at {time}. Your unsaved changes are still here.'
                : '{who} saved this page at {time}. Your unsaved changes are still here.',
              { who, time: clockTime(new Date(newer.updatedAt)) },
            )}
          </span>
          <Button onClick={() => workbench.store.setState({ dialog: { kind: 'conflict', stored: newer } })}>
            {t('See what changed')}
          </Button>
        </p>
      )}
    </div>
  );
}

type Known = Pick<EditorState, 'stored' | 'saved' | 'saving'>;

/** The revision that another user stored since this editor loaded or saved the page; null when there is none. */
export function newerRevision({ stored, saved, saving }: Known): StoredRevision | null {
  if (!stored || !saved || saving.includes('page')) return null;
  return stored.revision > saved.page.revision ? stored : null;
}

/** Shows the stored revision. What was typed while it was loaded is merged, or asked about by the notice. */
async function follow(workbench: Workbench, stored: StoredRevision, who: string): Promise<void> {
  const { store } = workbench;
  try {
    const page = await theirVersion(workbench, stored);
    const state = store.getState();
    if (!state.dialog && newerRevision(state) && rebaseOn(store, 'page', page))
      store.setState({ announcement: { text: t('{who} saved this page. It is shown as saved.', { who }) } });
  } catch (failure) {
    failedCall(workbench, failure);
  }
}
