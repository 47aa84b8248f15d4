import type { FileRecord } from '#content-store/model/media/file.ts';
import { ServerState } from '../server-state/ServerState.tsx';
import { Modal } from '../ui/dialog/Modal.tsx';
import { MediaBrowser } from './MediaBrowser.tsx';

interface FileChooserProps {
  onChoose: (file: FileRecord) => void;
  onClose: () => void;
}

/** The files of the library, to choose one or upload a new one. */
export function FileChooser({ onChoose, onClose }: FileChooserProps) {
  return (
    <Modal title="Choose a file" size="full" onClose={onClose}>
      <ServerState>
        <MediaBrowser kind="file" onChoose={(item) => item.kind === 'file' && onChoose(item)} />
      </ServerState>
    </Modal>
  );
}
