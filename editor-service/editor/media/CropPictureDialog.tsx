import type { ImageSize } from '#content-store/model/fields/field.ts';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { edit } from '../workbench/edit.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { CropDialog } from './CropDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { type PicturePlace, pictureIn } from './set-picture.ts';
import { useMedia } from './use-media.ts';

/** Crops a picture of the page for the size it is shown at; one that was deleted is replaced. */
export function CropPictureDialog({ owner, field, size }: PicturePlace & { size: ImageSize }) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const documents = useEditor((state) => state.documents);
  const image = pictureIn(documents, { owner, field });
  const { media, isGone } = useMedia(image.imageId);
  if (isGone) return <PictureDialog owner={owner} field={field} />;
  if (!media) return null;
  return (
    <CropDialog
      media={media}
      size={size}
      crop={image[size.name]}
      onClose={close}
      onSave={(crop) => {
        edit(workbench, { kind: 'setField', owner, field, value: { ...image, [size.name]: crop } });
        close();
      }}
      onChange={() => workbench.store.setState({ dialog: { kind: 'picture', owner, field } })}
    />
  );
}
