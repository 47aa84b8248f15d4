import { History } from 'lucide-react';
import type { StoredRevision } from '../../store/state/dialog.ts';
import { type EditorState, isDirty } from '../../store/state/editor-state.ts';
import { Button } from '../../ui/Button.tsx';
import { clockTime } from '../../ui/date-and-time.ts';
import styles from '../../ui/Notice.module.css';
import { failedCall } from '../../workbench/failed-call.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { theirVersion } from '../loading/load.ts';
import { adopt } from './resolve-conflict.ts';

/** Shows that another user saved the page, before this user's own save conflicts with it. */
export function NewerNotice() {
  const workbench = useWorkbench();
  const newer = useEditor(newerRevision);
  const hasChanges = useEditor((state) => isDirty(state, 'page'));
  return (
    <div role="status">
      {newer && (
        <p className={styles.notice}>
          <History size={16} aria-hidden />
          <span>
            {newer.updatedBy || 'Someone'} saved this page at {clockTime(new Date(newer.updatedAt))}.{' '}
            {hasChanges && 'Your unsaved changes are still here.'}
          </span>
          <Button onClick={() => show(workbench, newer, hasChanges)}>
            {hasChanges ? 'See what changed' : 'Show the saved page'}
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

/** Without unsaved changes there is nothing to choose. */
function show(workbench: Workbench, stored: StoredRevision, hasChanges: boolean): void {
  if (hasChanges) workbench.store.setState({ dialog: { kind: 'conflict', stored } });
  else
    theirVersion(workbench, stored)
      .then((page) => adopt(workbench, 'page', page))
      .catch((failure: unknown) => failedCall(workbench, failure));
}
