import type { LibraryItem } from '#content-store/model/library-item.ts';
import { ServerState } from '../server-state/ServerState.tsx';
import { Modal } from '../shell/dialogs/Modal.tsx';
import { MediaBrowser } from './MediaBrowser.tsx';

interface PictureChooserProps {
  onChoose: (picture: LibraryItem & { kind: 'image' }) => void;
  onClose: () => void;
}

/** The pictures of the library, to choose one or to bring one along. */
export function PictureChooser({ onChoose, onClose }: PictureChooserProps) {
  return (
    <Modal title="Choose a picture" size="full" onClose={onClose}>
      <ServerState>
        <MediaBrowser kind="image" onChoose={(item) => item.kind === 'image' && onChoose(item)} />
      </ServerState>
    </Modal>
  );
}
