import type { MediaRecord } from '#content-store/model/media/image.ts';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { Modal } from '../ui/dialog/Modal.tsx';
import { t } from '../words/t.ts';
import { ServerState } from '../workbench/server-state/ServerState.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { MediaBrowser } from './MediaBrowser.tsx';
import { fillPictures, type PicturePlace, pictureIn, setPicture } from './set-picture.ts';
import { takeTextPicture } from './text-picture.ts';
import { useMedia } from './use-media.ts';

interface PictureDialogProps extends PicturePlace {
  files?: readonly File[] | undefined;
}

/**
 * Chooses a picture from the library for a picture field; its alt text and caption stay. Others that are uploaded together
 * with it go to the empty picture fields of its component.
 */
export function PictureDialog({ owner, field, files }: PictureDialogProps) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const imageId = useEditor(({ documents }) => pictureIn(documents, { owner, field }).imageId);
  const { media: previous } = useMedia(imageId);
  return (
    <PictureChooser
      files={files}
      onClose={close}
      onChoose={(picture, others) => {
        setPicture(workbench, { owner, field }, { previous, picture });
        fillPictures(workbench, owner, others);
        close();
      }}
    />
  );
}

/** Chooses a picture from the library for a rich text. */
export function TextPictureDialog() {
  const { close } = useDialogHost();
  return (
    <PictureChooser
      onClose={close}
      onChoose={(picture) => {
        close();
        takeTextPicture({ imageId: picture._id, alt: picture.alt });
      }}
    />
  );
}

interface PictureChooserProps {
  /** Pictures that were dropped on the field. */
  files?: readonly File[] | undefined;
  onChoose: (picture: MediaRecord, others: readonly MediaRecord[]) => void;
  onClose: () => void;
}

/** The pictures of the library, to choose one or upload a new one. */
export function PictureChooser({ files, onChoose, onClose }: PictureChooserProps) {
  return (
    <Modal title={t('Choose a picture')} size="full" onClose={onClose}>
      <ServerState>
        <MediaBrowser
          kind="image"
          files={files}
          onChoose={(item, others = []) =>
            item.kind === 'image' &&
            onChoose(
              item,
              others.filter((one) => one.kind === 'image'),
            )
          }
        />
      </ServerState>
    </Modal>
  );
}
