import { Upload as UploadIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LibraryItem, MediaKind } from '#content-store/model/media/library-item.ts';
import { takingFiles } from '../input/dropped-files.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ACCEPTED } from './accepted.ts';
import styles from './UploadArea.module.css';
import { type UploadProgress, useUploads } from './use-uploads.ts';

interface UploadAreaProps {
  /** Accepts only this kind; both kinds when absent. */
  kind?: MediaKind | undefined;
  onUploaded: (item: LibraryItem) => void;
  /** Files dropped elsewhere, uploaded immediately. */
  files?: readonly File[] | undefined;
  /** Rendered beside the upload button. */
  beside: ReactNode;
  children: ReactNode;
}

const NONE: readonly File[] = [];

/** Uploads files that are dropped on it, pasted while it is mounted, or chosen with its button. */
export function UploadArea({ kind, onUploaded, files = NONE, beside, children }: UploadAreaProps) {
  const { uploads, add, dismiss } = useUploads(onUploaded);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((taken: readonly File[]) => void add(taken));
  useEffect(() => take(files), [files]);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = [...(event.clipboardData?.files ?? [])];
      if (pasted.length === 0) return;
      event.preventDefault();
      take(pasted);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  return (
    <section
      className={styles.area}
      aria-label="Media library"
      data-over={isOver || undefined}
      {...takingFiles((dropped) => void add(dropped), setOver)}
    >
      <div className={styles.bar}>
        {beside}
        <Button look="main" onClick={() => input.current?.click()}>
          <UploadIcon size={16} aria-hidden /> Upload
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={kind ? ACCEPTED[kind] : `${ACCEPTED.image},${ACCEPTED.file}`}
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      <p className={styles.hint}>Files can also be dropped here, or pasted.</p>
      <ul className={styles.uploads} aria-live="polite">
        {uploads.map((one) => (
          <li key={one.key} className={styles.upload}>
            <UploadState {...one} onDismiss={() => dismiss(one.key)} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** The progress of an upload, or why it failed. */
function UploadState({ name, state, onDismiss }: UploadProgress & { onDismiss: () => void }) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      {state.kind === 'waiting' && 'Waiting…'}
      {state.kind === 'sending' && <progress value={state.share} aria-label={`Upload of ${name}`} />}
      {state.kind === 'failed' && (
        <>
          <span className={styles.problem}>{state.message}</span>
          <IconButton icon={X} label={`Dismiss ${name}`} onClick={onDismiss} />
        </>
      )}
    </>
  );
}
