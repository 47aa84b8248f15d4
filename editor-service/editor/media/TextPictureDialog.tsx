import { lazy, Suspense } from 'react';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { takeTextPicture } from './text-picture.ts';

const PictureChooser = lazy(() =>
  import('./PictureChooser.tsx').then((module) => ({ default: module.PictureChooser })),
);

/** Chooses a picture from the library for a place in a rich text. */
export function TextPictureDialog() {
  const { close } = useDialogHost();
  return (
    <Suspense>
      <PictureChooser
        onClose={close}
        onChoose={(picture) => {
          close();
          takeTextPicture({ imageId: picture._id, alt: picture.alt });
        }}
      />
    </Suspense>
  );
}
