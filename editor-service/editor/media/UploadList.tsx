import { X } from 'lucide-react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { mediaName } from './media-words.ts';
import styles from './UploadArea.module.css';
import type { UploadProgress } from './use-uploads.ts';

interface UploadListProps {
  uploads: readonly UploadProgress[];
  onDismiss: (key: string) => void;
  onRetry: (key: string, ifKnown?: 'keepBoth') => void;
  /** Takes the item that the library has already. */
  onUse: (item: LibraryItem) => void;
}

/** Files that are being uploaded, or wait for an answer. */
export function UploadList({ uploads, onDismiss, onRetry, onUse }: UploadListProps) {
  return (
    <ul className={styles.uploads} aria-live="polite" aria-label="Uploads">
      {uploads.map(({ key, name, state }) => (
        <li key={key} className={styles.upload}>
          <span className={styles.name}>{name}</span>
          {state.kind === 'waiting' && 'Waiting…'}
          {state.kind === 'sending' && (
            <>
              {state.share === 1 && 'Reading…'}
              <progress value={state.share === 1 ? undefined : state.share} aria-label={`Upload of ${name}`} />
            </>
          )}
          {state.kind === 'known' && (
            <>
              <span className={styles.known}>Already in the library as “{mediaName(state.item)}”</span>
              <Button
                onClick={() => {
                  onDismiss(key);
                  onUse(state.item);
                }}
              >
                Use that one
              </Button>
              <Button onClick={() => onRetry(key, 'keepBoth')}>Keep both</Button>
            </>
          )}
          {state.kind === 'failed' && (
            <>
              <span className={styles.problem}>{state.message}</span>
              <Button onClick={() => onRetry(key)}>Try again</Button>
            </>
          )}
          <IconButton
            icon={X}
            label={state.kind === 'waiting' || state.kind === 'sending' ? `Cancel ${name}` : `Dismiss ${name}`}
            onClick={() => onDismiss(key)}
          />
        </li>
      ))}
    </ul>
  );
}
