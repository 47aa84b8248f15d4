import { Download, FolderInput, Tag, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { counted } from '../ui/counted.ts';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { toastSuccess } from '../workbench/toast.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { FileTogetherDialog } from './FileTogetherDialog.tsx';
import type { Folder } from './folders.ts';
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
        kept.length > 0 ? `${kept.length} were kept because pages use them. They are still selected.` : undefined;
      toastSuccess(workbench, `${counted(deleted, 'item')} deleted`, used);
    },
    stale: ['media'],
  });
  return (
    <section className={styles.selection} aria-label="Selection">
      <strong role="status">{counted(selected.size, 'item')} selected</strong>
      <Button onClick={() => setOpen('folder')}>
        <FolderInput size={16} aria-hidden /> Move…
      </Button>
      <Button onClick={() => setOpen('tags')}>
        <Tag size={16} aria-hidden /> Tags…
      </Button>
      <Button
        disabled={selected.size > MAX_DOWNLOADED}
        title={selected.size > MAX_DOWNLOADED ? `At most ${MAX_DOWNLOADED} at a time` : undefined}
        onClick={() => window.location.assign(`/api/media/getOriginals?ids=${ids.join()}`)}
      >
        <Download size={16} aria-hidden /> Download
      </Button>
      <AskingButton
        question={`Delete ${counted(selected.size, 'item')}`}
        text="Items that no page uses will be permanently deleted. Items in use are kept."
        yes="Delete"
        onYes={mutate}
      >
        <Trash2 size={16} aria-hidden /> Delete…
      </AskingButton>
      <IconButton icon={X} label="Clear selection" onClick={onClear} />
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
