import { lazy, Suspense } from 'react';
import { imageSchema } from '#content-store/model/media/image.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { edit } from '../workbench/edit.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { withPicture } from './with-picture.ts';

const PictureChooser = lazy(() =>
  import('./PictureChooser.tsx').then((module) => ({ default: module.PictureChooser })),
);

interface PictureDialogProps {
  owner: FieldOwner;
  field: string;
  files?: readonly File[] | undefined;
}

/** Chooses a picture from the library for a field that has none. */
export function PictureDialog({ owner, field, files }: PictureDialogProps) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  return (
    <Suspense>
      <PictureChooser
        files={files}
        onClose={close}
        onChoose={(picture) => {
          const value = withPicture(imageSchema.parse({}), null, picture);
          edit(workbench, { kind: 'setField', owner, field, value });
          close();
        }}
      />
    </Suspense>
  );
}
