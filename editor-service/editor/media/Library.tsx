import { useState } from 'react';
import type { LibraryItem, MediaKind } from '#content-store/model/media/library-item.ts';
import { TaskModal } from '../workbench/server-state/TaskModal.tsx';
import styles from './Library.module.css';
import { MediaBrowser } from './MediaBrowser.tsx';
import { MediaDetails } from './MediaDetails.tsx';

/** The media library, of one kind or all, with the details of the chosen item beside it. */
export function Library({ kind }: { kind?: MediaKind }) {
  const [chosen, setChosen] = useState<LibraryItem | null>(null);
  return (
    <div className={styles.library}>
      <div className={styles.browser}>
        <MediaBrowser {...(kind && { kind })} canSelect chosenId={chosen?._id ?? ''} onChoose={setChosen} />
      </div>
      {chosen && <MediaDetails key={chosen._id} item={chosen} onChanged={setChosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

/** The library with its files only. */
export const FilesTab = () => <Library kind="file" />;

/** All images and files of the sites: their texts, where they are used, and how to replace them. */
export function LibraryDialog() {
  return (
    <TaskModal title="Media library">
      <Library />
    </TaskModal>
  );
}
