import { type SubmitEvent, useState } from 'react';
import { CallFailed, messageOf } from '../api/client.ts';
import { PagePicker } from '../page-choice/PagePicker.tsx';
import { outermost } from '../store/blocks/selection.ts';
import { Refused } from '../store/commands/refused.ts';
import { Button } from '../ui/Button.tsx';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Problem } from '../ui/fields/Problem.tsx';
import { failedCall } from '../workbench/failed-call.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { duplicateToPage } from './duplicate-blocks.ts';
import { nameOf } from './offers/chosen-blocks.ts';

type Progress = { kind: 'idle' } | { kind: 'loading' } | { kind: 'error'; message: string };

/** Duplicates components to the end of a chosen page (specification §2, "Duplicate Components"). */
export function DuplicateToDialog({ keys }: { keys: readonly string[] }) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const here = useEditor((state) => state.slug);
  const documents = useEditor((state) => state.documents);
  const [slug, setSlug] = useState<string | null>(here);
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const items = documents ? outermost(documents, keys).map(({ item }) => item) : [];

  async function duplicate(event: SubmitEvent) {
    event.preventDefault();
    if (slug === null) {
      setProgress({ kind: 'error', message: 'Choose a page' });
      return;
    }
    setProgress({ kind: 'loading' });
    try {
      await duplicateToPage(workbench, keys, slug);
      close();
    } catch (failure) {
      if (failure instanceof CallFailed && failure.status === 401) failedCall(workbench, failure);
      else setProgress({ kind: 'error', message: failure instanceof Refused ? failure.message : messageOf(failure) });
    }
  }

  return (
    <Modal title="Duplicate Components">
      <ModalText>{nameOf(items)}: copies go to the end of the page you choose.</ModalText>
      <form className={controls.form} onSubmit={(event) => void duplicate(event)}>
        <PagePicker
          label="Page"
          slug={here}
          onChange={(chosen) => {
            setSlug(chosen);
            setProgress({ kind: 'idle' });
          }}
        />
        {progress.kind === 'error' && <Problem>{progress.message}</Problem>}
        <ModalActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" look="main" disabled={progress.kind === 'loading'}>
            {progress.kind === 'loading' ? 'Duplicating…' : 'Duplicate'}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
