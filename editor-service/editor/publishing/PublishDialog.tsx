import { collectionOf } from '../store/documents/collection-of.ts';
import { Modal } from '../ui/dialog/Modal.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { ServerState } from '../workbench/server-state/ServerState.tsx';
import { useEditor } from '../workbench/workbench-context.ts';
import { PublishForm } from './PublishForm.tsx';
import { useWaiting } from './use-waiting.ts';

/** Everything that waits, what publishing it means, and when: published together, or not at all. */
export function PublishDialog() {
  const collection = useEditor(({ saved }) => saved && collectionOf(saved.page));
  if (!collection) return null;
  return (
    <Modal title={collection === 'sections' ? 'Publish section' : 'Publish page'} size="wide">
      <ServerState>
        <Waiting />
      </ServerState>
    </Modal>
  );
}

function Waiting() {
  const { query, isOld } = useWaiting();
  return <Answer query={query}>{({ items }) => <PublishForm waiting={items} isOld={isOld} />}</Answer>;
}
