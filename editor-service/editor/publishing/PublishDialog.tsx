import { Answer } from '../server-state/Answer.tsx';
import { ServerState } from '../server-state/ServerState.tsx';
import { Modal } from '../ui/dialog/Modal.tsx';
import { useEditor } from '../workbench/workbench-context.ts';
import { PublishForm } from './PublishForm.tsx';
import { useWaiting } from './use-waiting.ts';

/** Everything that waits, what publishing it means, and when: published together, or not at all. */
export function PublishDialog() {
  const isReady = useEditor(({ saved }) => saved !== null);
  if (!isReady) return null;
  return (
    <Modal title="Publish Page" size="wide">
      <ServerState>
        <Waiting />
      </ServerState>
    </Modal>
  );
}

function Waiting() {
  return <Answer query={useWaiting()}>{({ items }) => <PublishForm waiting={items} />}</Answer>;
}
