import { useState } from 'react';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { FormModal } from '../ui/dialog/FormModal.tsx';
import { edit } from '../workbench/edit.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { PictureDescription } from './PictureDescription.tsx';
import { type PicturePlace, pictureIn } from './set-picture.ts';

/** Asks what a picture of the page shows. */
export function DescribePictureDialog({ owner, field }: PicturePlace) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const [value, setValue] = useState(() => pictureIn(workbench.store.getState().documents, { owner, field }));

  function describe() {
    edit(workbench, { kind: 'setField', owner, field, value });
    close();
  }

  return (
    <FormModal title="Describe the picture" action="Done" isDisabled={false} onSubmit={describe}>
      <PictureDescription value={value} isFirst onChange={setValue} />
    </FormModal>
  );
}
