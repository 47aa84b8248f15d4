import { useState } from 'react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { t } from '../words/t.ts';
import { TaskModal } from '../workbench/server-state/TaskModal.tsx';
import styles from './Library.module.css';
import { MediaBrowser } from './MediaBrowser.tsx';
import { MediaDetails } from './MediaDetails.tsx';

/** The media library, with the details of the chosen item beside it. */
function Library({ isUnused }: { isUnused: boolean }) {
  const [chosen, setChosen] = useState<LibraryItem | null>(null);
  return (
    <div className={styles.library}>
      <div className={styles.browser}>
        <MediaBrowser isUnused={isUnused} canSelect chosenId={chosen?._id ?? ''} onChoose={setChosen} />
      </div>
      {chosen && <MediaDetails key={chosen._id} item={chosen} onChanged={setChosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

/** All images and files of the sites, or first those that nothing uses: their texts, their places, and how to replace them. */
export function LibraryDialog({ isUnused = false }: { isUnused?: boolean }) {
  return (
    <TaskModal title={t('Media library')}>
      <Library isUnused={isUnused} />
    </TaskModal>
  );
}
