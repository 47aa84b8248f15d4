import { type ReactNode, useState } from 'react';
import { folderName, isWithinFolder, parentFolder } from '#content-store/model/media/media-folder.ts';
import { send } from '../api/client.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import { FormModal } from '../ui/dialog/FormModal.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import { useChange } from '../workbench/server-state/use-change.ts';
import { depthOf, type Folder, folderOptions } from './folders.ts';
import styles from './MediaBrowser.module.css';

interface FolderColumnProps {
  folders: readonly Folder[];
  /** The path of the open folder; empty: all items; `/`: items in no folder. */
  chosen: string;
  onChoose: (folder: string) => void;
}

/** The folders of the library as a tree, and what can be done with the open one. */
export function FolderColumn({ folders, chosen, onChoose }: FolderColumnProps) {
  const [open, setOpen] = useState<'nothing' | 'new' | 'change'>('nothing');
  const close = () => setOpen('nothing');
  const path = chosen === '/' ? '' : chosen;
  const { mutate } = useChange({
    call: () => send('media/removeFolder', { path }),
    onSuccess: () => onChoose(''),
    stale: ['media-folders'],
    said: t('Folder deleted'),
  });
  const entry = (value: string, label: string, icon: ReactNode, items?: number) => (
    <li key={value} style={{ paddingInlineStart: `${depthOf(value) * 16}px` }}>
      <button
        type="button"
        className={styles.folder}
        aria-current={value === chosen || undefined}
        onClick={() => onChoose(value)}
      >
        {icon}
        <span className={styles.label}>{label}</span>
        {items !== undefined && items > 0 && <span className={styles.items}>{items}</span>}
      </button>
    </li>
  );
  return (
    <nav className={styles.folders} aria-label={t('Folders')}>
      <h3 className={styles.heading}>
        {t('Folders')}
        <IconButton
          icon={icons.FolderPlus}
          label={path ? t('New folder in {path}', { path: folderName(path) }) : t('New folder')}
          onClick={() => setOpen('new')}
        />
      </h3>
      <ul className={styles.list}>
        {entry('', t('All'), <icons.Images size={16} aria-hidden />)}
        {entry('/', t('No folder'), <icons.Inbox size={16} aria-hidden />)}
        {folders.map((folder) =>
          entry(folder.path, folderName(folder.path), <icons.Folder size={16} aria-hidden />, folder.items),
        )}
      </ul>
      {path && (
        <div className={styles.actions}>
          <Button onClick={() => setOpen('change')}>{t('Rename or move')}</Button>
          <AskingButton
            text={t('“{path}” will be deleted if it is empty. Move anything in it first.', { path: folderName(path) })}
            yes={t('Delete folder')}
            onYes={mutate}
          />
        </div>
      )}
      {open !== 'nothing' && (
        <FolderDialog
          folders={folders}
          path={open === 'change' ? path : null}
          inside={path}
          onDone={(done) => {
            onChoose(done);
            close();
          }}
          onClose={close}
        />
      )}
    </nav>
  );
}

interface FolderDialogProps {
  folders: readonly Folder[];
  /** The folder to rename or move; null: a new one. */
  path: string | null;
  /** The folder in which a new one is created. */
  inside: string;
  onDone: (path: string) => void;
  onClose: () => void;
}

/** Names a folder of the library and says which folder it is in. */
function FolderDialog({ folders, path, inside, onDone, onClose }: FolderDialogProps) {
  const [draft, field] = useDraft(
    path === null ? { name: '', parent: inside } : { name: folderName(path), parent: parentFolder(path) },
  );
  const name = draft.name.trim();
  const to = draft.parent ? `${draft.parent}/${name}` : name;
  const { mutate, isPending } = useChange({
    call: () => (path === null ? send('media/createFolder', { path: to }) : send('media/moveFolder', { path, to })),
    onSuccess: (answer) => onDone(answer.path),
    stale: ['media-folders'],
    said: path === null ? t('Folder created') : t('Folder changed'),
  });
  const others = folders.filter((folder) => path === null || !isWithinFolder(folder.path, path));
  return (
    <FormModal
      title={path === null ? t('New folder') : t('Rename or move folder')}
      action={path === null ? t('Create folder') : t('Save')}
      isDisabled={isPending || name === '' || to === path}
      onSubmit={mutate}
      onClose={onClose}
    >
      <TextField label={t('Name')} required maxLength={60} {...field('name')} />
      {others.length > 0 && (
        <SelectField
          label={t('Inside')}
          any={t('No other folder')}
          options={folderOptions(others)}
          {...field('parent')}
        />
      )}
    </FormModal>
  );
}
