import { useState } from 'react';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { FormModal } from '../ui/dialog/FormModal.tsx';
import { t } from '../words/t.ts';
import { edit } from '../workbench/edit.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { PictureDescription } from './PictureDescription.tsx';
import { type PicturePlace, pictureIn } from './set-picture.ts';

/** Asks what a picture of the page shows. */
export function DescribePictureDialog({ owner, field }: PicturePlace) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const image = () => pictureIn(workbench.store.getState().documents, { owner, field });
  const [value, setValue] = useState(image);

  function describe() {
    const { alt, decorative } = value;
    // Its crops and the picture itself may have changed since the dialog was opened.
    edit(workbench, { kind: 'setField', owner, field, value: { ...image(), alt, decorative } });
    close();
  }

  return (
    <FormModal title={t('Describe the picture')} action={t('Done')} isDisabled={false} onSubmit={describe}>
      <PictureDescription value={value} isFirst onChange={setValue} />
    </FormModal>
  );
}
