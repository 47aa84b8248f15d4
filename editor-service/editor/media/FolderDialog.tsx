import { useState } from 'react';
import { folderName, isWithinFolder, parentFolder } from '#content-store/model/media/media-folder.ts';
import { send } from '../api/client.ts';
import { useChange } from '../server-state/use-change.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions } from '../ui/dialog/Modal.tsx';
import { boundTo } from '../ui/fields/bound-to.ts';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { type Folder, folderOptions } from './FolderColumn.tsx';

interface FolderDialogProps {
  folders: readonly Folder[];
  /** The folder to rename or move; null: a new one. */
  path: string | null;
  /** The folder around a new one. */
  inside: string;
  onDone: (path: string) => void;
  onClose: () => void;
}

/** Names a folder of the library and says which folder it is in. */
export function FolderDialog({ folders, path, inside, onDone, onClose }: FolderDialogProps) {
  const [draft, setDraft] = useState(
    path === null ? { name: '', parent: inside } : { name: folderName(path), parent: parentFolder(path) },
  );
  const field = boundTo(draft, setDraft);
  const name = draft.name.trim();
  const to = draft.parent ? `${draft.parent}/${name}` : name;
  const { mutate, isPending } = useChange({
    call: () => (path === null ? send('media/createFolder', { path: to }) : send('media/moveFolder', { path, to })),
    onSuccess: (answer) => onDone(answer.path),
    stale: ['media-folders'],
    said: path === null ? 'Folder created' : 'Folder changed',
  });
  const others = folders.filter((folder) => path === null || !isWithinFolder(folder.path, path));
  return (
    <Modal title={path === null ? 'New folder' : 'Rename or move folder'} onClose={onClose}>
      <Form className={controls.form} onSubmit={mutate}>
        <TextField label="Name" required maxLength={60} {...field('name')} />
        {others.length > 0 && (
          <SelectField label="Inside" any="No other folder" options={folderOptions(others)} {...field('parent')} />
        )}
        <ModalActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="main" disabled={isPending || name === '' || to === path}>
            {path === null ? 'Create folder' : 'Save'}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}
