import { useState } from 'react';
import type { ListedRelease } from '../../../contract/publishing-releases.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal, ModalActions } from '../../ui/dialog/Modal.tsx';
import controls from '../../ui/fields/controls.module.css';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { t } from '../../words/t.ts';
import { useChange } from '../../workbench/server-state/use-change.ts';

/** Gives a release another name and note. */
export function RenameRelease({ release }: { release: ListedRelease }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(release.name);
  const [note, setNote] = useState(release.note);
  const { mutate, isPending } = useChange({
    call: () => send('release/change', { _id: release._id, name: name.trim(), note: note.trim() }),
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Name and note…')}</Button>
      {isOpen && (
        <Modal title={t('Name and note')} onClose={() => setOpen(false)}>
          <Form className={controls.form} onSubmit={() => mutate()}>
            <TextField isFirst label={t('Name')} maxLength={100} value={name} onChange={setName} />
            <TextField isMultiline label={t('Note')} maxLength={2000} value={note} onChange={setNote} />
            <ModalActions>
              <Button type="submit" look="main" disabled={isPending || name.trim() === ''}>
                {t('Save')}
              </Button>
            </ModalActions>
          </Form>
        </Modal>
      )}
    </>
  );
}
