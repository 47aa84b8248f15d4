import { useState } from 'react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { send } from '../api/client.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { counted } from '../ui/counted.ts';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import { FormModal } from '../ui/dialog/FormModal.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { icons } from '../ui/icons.ts';
import { splitAtCommas } from '../ui/listed.ts';
import { t, tn } from '../words/t.ts';
import { useChange } from '../workbench/server-state/use-change.ts';
import { toastSuccess } from '../workbench/workbench.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { type Folder, folderOptions } from './folders.ts';
import styles from './MediaBrowser.module.css';

interface SelectionBarProps {
  selected: ReadonlyMap<string, LibraryItem>;
  folders: readonly Folder[];
  tags: readonly { tag: string }[];
  /** The selection as it is stored now. */
  onChanged: (selected: ReadonlyMap<string, LibraryItem>) => void;
  onClear: () => void;
}

/** As many originals as one archive holds. */
const MAX_DOWNLOADED = 100;

/** What can be done with several items of the library at once. */
export function SelectionBar({ selected, folders, tags, onChanged, onClear }: SelectionBarProps) {
  const workbench = useWorkbench();
  const [open, setOpen] = useState<'nothing' | 'folder' | 'tags'>('nothing');
  const close = () => setOpen('nothing');
  const ids = [...selected.keys()];
  const { mutate } = useChange({
    call: () => send('media/deleteMany', { ids }),
    onSuccess: ({ deleted, kept }) => {
      const keptIds = new Set(kept.map(({ _id }) => _id));
      onChanged(new Map([...selected].filter(([id]) => keptIds.has(id))));
      const used =
        kept.length > 0
          ? tn(
              kept.length,
              '{count} was kept because pages use it. It is still selected.',
              '{count} were kept because pages use them. They are still selected.',
            )
          : undefined;
      toastSuccess(workbench, t('{items} deleted', { items: counted(deleted, 'item') }), used);
    },
    stale: ['media'],
  });
  return (
    <section className={styles.selection} aria-label={t('Selection')}>
      <strong role="status">{t('{items} selected', { items: counted(selected.size, 'item') })}</strong>
      <Button onClick={() => setOpen('folder')}>
        <icons.FolderInput size={16} aria-hidden /> {t('Move…')}
      </Button>
      <Button onClick={() => setOpen('tags')}>
        <icons.Tag size={16} aria-hidden /> {t('Tags…')}
      </Button>
      <Button
        disabled={selected.size > MAX_DOWNLOADED}
        title={
          selected.size > MAX_DOWNLOADED
            ? t('At most {max_downloaded} at a time', { max_downloaded: MAX_DOWNLOADED })
            : undefined
        }
        onClick={() => window.location.assign(`/api/media/getOriginals?ids=${ids.join()}`)}
      >
        <icons.Download size={16} aria-hidden /> {t('Download')}
      </Button>
      <AskingButton
        question={t('Delete {items}', { items: counted(selected.size, 'item') })}
        text={t('Items that no page uses will be permanently deleted. Items in use are kept.')}
        yes={t('Delete')}
        onYes={mutate}
      >
        <icons.Trash2 size={16} aria-hidden /> {t('Delete…')}
      </AskingButton>
      <IconButton icon={icons.X} label={t('Clear selection')} onClick={onClear} />
      {open !== 'nothing' && (
        <FileTogetherDialog
          what={open}
          {...{ selected, folders, tags }}
          onDone={(items) => {
            onChanged(new Map(items.map((item) => [item._id, item])));
            close();
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

interface FileTogetherDialogProps {
  what: 'folder' | 'tags';
  selected: ReadonlyMap<string, LibraryItem>;
  folders: readonly Folder[];
  tags: readonly { tag: string }[];
  /** The items as they are stored now. */
  onDone: (items: LibraryItem[]) => void;
  onClose: () => void;
}

/** Moves several items to a folder, or gives them tags and takes tags away. */
function FileTogetherDialog({ what, selected, folders, tags, onDone, onClose }: FileTogetherDialogProps) {
  const [{ folder, added, removed }, field] = useDraft({ folder: '', added: '', removed: '' });
  const ids = [...selected.keys()];
  const known = tags.slice(0, 12).map(({ tag }) => tag);
  const inUse = known.join(', ');
  const present = [...new Set([...selected.values()].flatMap((item) => item.tags))].sort();
  const change =
    what === 'folder' ? { folder } : { addTags: splitAtCommas(added), ...(removed && { removeTags: [removed] }) };
  const { mutate, isPending } = useChange({
    call: () => send('media/organise', { ids, ...change }),
    onSuccess: ({ items }) => onDone(items),
    said: what === 'folder' ? t('Moved') : t('Tags changed'),
  });
  return (
    <FormModal
      title={what === 'folder' ? t('Move to a folder') : t('Change tags')}
      action={what === 'folder' ? t('Move') : t('Change tags')}
      isDisabled={isPending || (what === 'tags' && !added.trim() && !removed)}
      onSubmit={mutate}
      onClose={onClose}
    >
      {what === 'folder' ? (
        <SelectField
          label={t('Folder')}
          help={folders.length === 0 ? t('There are no folders yet. Create one in the library first.') : undefined}
          any={t('No folder')}
          options={folderOptions(folders)}
          {...field('folder')}
        />
      ) : (
        <>
          <TextField
            label={t('Add tags')}
            help={[t('Separate them with commas.'), inUse && t('In use: {inUse}.', { inUse })]
              .filter(Boolean)
              .join(' ')}
            maxLength={400}
            {...field('added')}
          />
          {present.length > 0 && (
            <SelectField
              label={t('Remove a tag')}
              any={t('None')}
              options={present.map((tag) => ({ value: tag, label: tag }))}
              {...field('removed')}
            />
          )}
        </>
      )}
    </FormModal>
  );
}
