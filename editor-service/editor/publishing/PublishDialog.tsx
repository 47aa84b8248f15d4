import { documentKindOf } from '../store/documents/collection-of.ts';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { TaskModal } from '../workbench/server-state/TaskModal.tsx';
import { useEditor } from '../workbench/workbench-context.ts';
import { PublishForm } from './PublishForm.tsx';
import { ReleaseDialog } from './releases/ReleaseDialog.tsx';
import { useWaiting } from './use-waiting.ts';

/** Publishes what waits, now or later: everything chosen together, or nothing. A version goes live with its release. */
export function PublishDialog() {
  const kind = useEditor(({ saved }) => saved && documentKindOf(saved.page));
  const release = useEditor((state) => state.release);
  if (!kind) return null;
  if (release) return <ReleaseDialog _id={release._id} />;
  return (
    <TaskModal title={t('Publish {kind}', { kind: t(kind) })} size="steady">
      <Waiting />
    </TaskModal>
  );
}

function Waiting() {
  const { query, isOld } = useWaiting();
  return <Answer query={query}>{({ items }) => <PublishForm waiting={items} isOld={isOld} />}</Answer>;
}
