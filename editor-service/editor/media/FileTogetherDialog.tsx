import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { send } from '../api/client.ts';
import { FormModal } from '../ui/dialog/FormModal.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { splitAtCommas } from '../ui/listed.ts';
import { useChange } from '../workbench/server-state/use-change.ts';
import { type Folder, folderOptions } from './folders.ts';

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
export function FileTogetherDialog({ what, selected, folders, tags, onDone, onClose }: FileTogetherDialogProps) {
  const [{ folder, added, removed }, field] = useDraft({ folder: '', added: '', removed: '' });
  const ids = [...selected.keys()];
  const present = [...new Set([...selected.values()].flatMap((item) => item.tags))].sort();
  const change =
    what === 'folder' ? { folder } : { addTags: splitAtCommas(added), ...(removed && { removeTags: [removed] }) };
  const { mutate, isPending } = useChange({
    call: () => send('media/organise', { ids, ...change }),
    onSuccess: ({ items }) => onDone(items),
    stale: [],
    said: what === 'folder' ? 'Moved' : 'Tags changed',
  });
  return (
    <FormModal
      title={what === 'folder' ? 'Move to a folder' : 'Change tags'}
      action={what === 'folder' ? 'Move' : 'Change tags'}
      isDisabled={isPending || (what === 'tags' && !added.trim() && !removed)}
      onSubmit={mutate}
      onClose={onClose}
    >
      {what === 'folder' ? (
        <SelectField
          label="Folder"
          help={folders.length === 0 ? 'There are no folders yet. Create one in the library first.' : undefined}
          any="No folder"
          options={folderOptions(folders)}
          {...field('folder')}
        />
      ) : (
        <>
          <TextField
            label="Add tags"
            help={`Separate them with commas.${
              tags.length > 0
                ? ` In use: ${tags
                    .slice(0, 12)
                    .map(({ tag }) => tag)
                    .join(', ')}.`
                : ''
            }`}
            maxLength={400}
            {...field('added')}
          />
          {present.length > 0 && (
            <SelectField
              label="Remove a tag"
              any="None"
              options={present.map((tag) => ({ value: tag, label: tag }))}
              {...field('removed')}
            />
          )}
        </>
      )}
    </FormModal>
  );
}
