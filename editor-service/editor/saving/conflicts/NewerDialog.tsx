import { useState } from 'react';
import type { Documents, RegionalName } from '../../store/documents/documents.ts';
import { documentFields } from '../../store/fields/owner-fields.ts';
import type { Side } from '../../store/merge/merge-fields.ts';
import { Button } from '../../ui/Button.tsx';
import { useDialogHost } from '../../ui/dialog/dialog-host.ts';
import { Modal, ModalActions, ModalText } from '../../ui/dialog/Modal.tsx';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { applyMerged, disputed } from '../merge-stored.ts';
import { save } from '../save.ts';
import { ConflictChoices } from './ConflictChoices.tsx';
import { fieldSides } from './conflict-sides.ts';
import { KeepEditing } from './KeepEditing.tsx';

interface NewerDialogProps {
  name: RegionalName;
  /** The version that another user saved. */
  theirs: Documents[RegionalName];
}

/** Another user saved the navigation or footer first: asks which conflicting values to keep; other changes all stay. */
export function NewerDialog({ name, theirs }: NewerDialogProps) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const mine = useEditor(({ documents }) => documents?.[name]);
  const base = useEditor(({ saved }) => saved?.[name]);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  if (!mine || !base) return null;
  const conflicts = disputed(base, mine, theirs);

  function mergeAndSave() {
    applyMerged(workbench.store, name, theirs, choices);
    close();
    void save(workbench, name);
  }

  return (
    <Modal title={`The ${name} was changed by someone else`} isQuestion size="medium">
      <ModalText>It was saved after you started editing. Your own changes are still here, but not saved yet.</ModalText>
      <ConflictChoices
        conflicts={conflicts.map((conflict) => ({
          id: conflict.id,
          sides: fieldSides(`The ${name}`, conflict, documentFields(name)),
        }))}
        who="the other editor"
        choices={choices}
        onChange={setChoices}
      />
      <ModalActions>
        <KeepEditing />
        <Button look="main" disabled={!conflicts.every(({ id }) => choices.has(id))} onClick={mergeAndSave}>
          Merge and save
        </Button>
      </ModalActions>
    </Modal>
  );
}
