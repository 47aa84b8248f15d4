import { X } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './UploadArea.module.css';
import type { UploadProgress } from './use-uploads.ts';

interface UploadListProps {
  uploads: readonly UploadProgress[];
  onDismiss: (key: string) => void;
}

/** The progress of each upload, and why one failed. */
export function UploadList({ uploads, onDismiss }: UploadListProps) {
  return (
    <ul className={styles.uploads} aria-live="polite">
      {uploads.map(({ key, name, state }) => (
        <li key={key} className={styles.upload}>
          <span className={styles.name}>{name}</span>
          {state.kind === 'waiting' && 'Waiting…'}
          {state.kind === 'sending' && <progress value={state.share} aria-label={`Upload of ${name}`} />}
          {state.kind === 'failed' && (
            <>
              <span className={styles.problem}>{state.message}</span>
              <IconButton icon={X} label={`Dismiss ${name}`} onClick={() => onDismiss(key)} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
