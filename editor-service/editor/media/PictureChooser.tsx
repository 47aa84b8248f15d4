import type { MediaRecord } from '#content-store/model/media/image.ts';
import { Modal } from '../ui/dialog/Modal.tsx';
import { ServerState } from '../workbench/server-state/ServerState.tsx';
import { MediaBrowser } from './MediaBrowser.tsx';

interface PictureChooserProps {
  /** Pictures that were dropped on the field: the first is chosen, all are in the library then. */
  files?: readonly File[] | undefined;
  onChoose: (picture: MediaRecord) => void;
  onClose: () => void;
}

/** The pictures of the library, to choose one or upload a new one. */
export function PictureChooser({ files, onChoose, onClose }: PictureChooserProps) {
  return (
    <Modal title="Choose a picture" size="full" onClose={onClose}>
      <ServerState>
        <MediaBrowser kind="image" files={files} onChoose={(item) => item.kind === 'image' && onChoose(item)} />
      </ServerState>
    </Modal>
  );
}
