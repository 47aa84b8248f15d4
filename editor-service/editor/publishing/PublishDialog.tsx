import { documentKindOf } from '../store/documents/collection-of.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { TaskModal } from '../workbench/server-state/TaskModal.tsx';
import { useEditor } from '../workbench/workbench-context.ts';
import { PublishForm } from './PublishForm.tsx';
import { useWaiting } from './use-waiting.ts';

/** Publishes what waits, now or later: everything chosen together, or nothing. Shows first what that changes. */
export function PublishDialog() {
  const kind = useEditor(({ saved }) => saved && documentKindOf(saved.page));
  if (!kind) return null;
  return (
    <TaskModal title={`Publish ${kind}`} size="wide">
      <Waiting />
    </TaskModal>
  );
}

function Waiting() {
  const { query, isOld } = useWaiting();
  return <Answer query={query}>{({ items }) => <PublishForm waiting={items} isOld={isOld} />}</Answer>;
}
