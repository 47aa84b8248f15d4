import { lazy, Suspense } from 'react';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { edit } from '../workbench/edit.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';

const PictureChooser = lazy(() =>
  import('./PictureChooser.tsx').then((module) => ({ default: module.PictureChooser })),
);

interface PictureDialogProps {
  owner: FieldOwner;
  field: string;
  files?: readonly File[] | undefined;
}

/** Chooses a picture from the library for a field. */
export function PictureDialog({ owner, field, files }: PictureDialogProps) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  return (
    <Suspense>
      <PictureChooser
        files={files}
        onClose={close}
        onChoose={(value) => {
          edit(workbench, { kind: 'setField', owner, field, value });
          close();
        }}
      />
    </Suspense>
  );
}
