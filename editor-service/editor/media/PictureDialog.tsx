import { lazy, Suspense } from 'react';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { type PicturePlace, pictureIn, setPicture } from './set-picture.ts';
import { useMedia } from './use-media.ts';

const PictureChooser = lazy(() =>
  import('./PictureChooser.tsx').then((module) => ({ default: module.PictureChooser })),
);

interface PictureDialogProps extends PicturePlace {
  files?: readonly File[] | undefined;
}

/** Chooses a picture from the library for a place on the page; the texts of the one before stay. */
export function PictureDialog({ owner, field, files }: PictureDialogProps) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const imageId = useEditor(({ documents }) => pictureIn(documents, { owner, field }).imageId);
  const { media: previous } = useMedia(imageId);
  return (
    <Suspense>
      <PictureChooser
        files={files}
        onClose={close}
        onChoose={(picture) => {
          setPicture(workbench, { owner, field }, { previous, picture });
          close();
        }}
      />
    </Suspense>
  );
}
