import { X } from 'lucide-react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { mediaName } from './media-words.ts';
import styles from './UploadArea.module.css';
import type { QueuedUpload } from './use-uploads.ts';

interface UploadListProps {
  uploads: readonly QueuedUpload[];
  onDismiss: (upload: QueuedUpload) => void;
  onRetry: (upload: QueuedUpload, ifKnown?: 'keepBoth') => void;
  /** Takes the item that the library has already. */
  onUse: (item: LibraryItem) => void;
}

/** Files that are being uploaded, or wait for an answer. */
export function UploadList({ uploads, onDismiss, onRetry, onUse }: UploadListProps) {
  const entry = (upload: QueuedUpload) => {
    const { key, file, state } = upload;
    return (
      <li key={key} className={styles.upload}>
        <span className={styles.name}>{file.name}</span>
        {state.kind === 'waiting' && 'Waiting…'}
        {state.kind === 'sending' && (
          <>
            {state.share === 1 && 'Reading…'}
            <progress value={state.share === 1 ? undefined : state.share} aria-label={`Upload of ${file.name}`} />
          </>
        )}
        {state.kind === 'known' && (
          <>
            <span className={styles.known}>Already in the library as “{mediaName(state.item)}”</span>
            <Button
              onClick={() => {
                onDismiss(upload);
                onUse(state.item);
              }}
            >
              Use that one
            </Button>
            <Button onClick={() => onRetry(upload, 'keepBoth')}>Keep both</Button>
          </>
        )}
        {state.kind === 'failed' && (
          <>
            <span className={styles.problem}>{state.message}</span>
            <Button onClick={() => onRetry(upload)}>Try again</Button>
          </>
        )}
        <IconButton
          icon={X}
          label={`${state.kind === 'waiting' || state.kind === 'sending' ? 'Cancel' : 'Dismiss'} ${file.name}`}
          onClick={() => onDismiss(upload)}
        />
      </li>
    );
  };
  return (
    <ul className={styles.uploads} aria-live="polite" aria-label="Uploads">
      {uploads.map(entry)}
    </ul>
  );
}
