import { folderName, isWithinFolder, parentFolder } from '#content-store/model/media/media-folder.ts';
import { send } from '../api/client.ts';
import { FormModal } from '../ui/dialog/FormModal.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { type Folder, folderOptions } from './folders.ts';

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
  const [draft, field] = useDraft(
    path === null ? { name: '', parent: inside } : { name: folderName(path), parent: parentFolder(path) },
  );
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
    <FormModal
      title={path === null ? 'New folder' : 'Rename or move folder'}
      action={path === null ? 'Create folder' : 'Save'}
      isDisabled={isPending || name === '' || to === path}
      onSubmit={mutate}
      onClose={onClose}
    >
      <TextField label="Name" required maxLength={60} {...field('name')} />
      {others.length > 0 && (
        <SelectField label="Inside" any="No other folder" options={folderOptions(others)} {...field('parent')} />
      )}
    </FormModal>
  );
}
