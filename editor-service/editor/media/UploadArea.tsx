import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LibraryItem, MediaKind } from '#content-store/model/media/library-item.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { takingFiles } from '../ui/dropped-files.ts';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import { toastSuccess } from '../workbench/workbench.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { ACCEPTED, mediaName } from './media-words.ts';
import styles from './UploadArea.module.css';
import { type QueuedUpload, useUploads } from './use-uploads.ts';

interface UploadAreaProps {
  /** Accepts only this kind; both kinds when absent. */
  kind?: MediaKind | undefined;
  /** The folder that uploads are filed in; empty: none. */
  folder: string;
  onUploaded: (item: LibraryItem, others?: readonly LibraryItem[]) => void;
  /** Files dropped elsewhere, uploaded immediately. */
  files?: readonly File[] | undefined;
  /** Rendered beside the upload button. */
  beside: ReactNode;
  children: ReactNode;
}

const NONE: readonly File[] = [];

/** Uploads files that are dropped on it, pasted while it is mounted, or chosen with its button. */
export function UploadArea({ kind, folder, onUploaded, files = NONE, beside, children }: UploadAreaProps) {
  const workbench = useWorkbench();
  const { uploads, add, dismiss, retry } = useUploads({
    folder,
    onUploaded: (first, others) => {
      if (others.length > 0)
        toastSuccess(workbench, t('{others} files added to the library', { others: others.length + 1 }));
      onUploaded(first, others);
    },
  });
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The buttons of an upload go with it or change, and the focus with them. */
  const keepingFocus =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given);
      button.current?.focus();
    };
  const take = useEffectEvent((taken: readonly File[]) => add(taken));
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
      aria-label={t('Media library')}
      data-over={isOver || undefined}
      {...takingFiles((dropped) => add(dropped), setOver)}
    >
      <div className={styles.bar}>
        {beside}
        <Button ref={button} look="main" className={styles.button} onClick={() => input.current?.click()}>
          <icons.Upload size={16} aria-hidden /> {t('Upload')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={kind ? ACCEPTED[kind] : `${ACCEPTED.image},${ACCEPTED.file}`}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      <UploadList
        uploads={uploads}
        onDismiss={keepingFocus(dismiss)}
        onRetry={keepingFocus(retry)}
        onUse={onUploaded}
      />
      {children}
    </section>
  );
}

interface UploadListProps {
  uploads: readonly QueuedUpload[];
  onDismiss: (upload: QueuedUpload) => void;
  onRetry: (upload: QueuedUpload, ifKnown?: 'keepBoth') => void;
  /** Takes the item that the library has already. */
  onUse: (item: LibraryItem) => void;
}

/** Files that are being uploaded, or wait for an answer. */
function UploadList({ uploads, onDismiss, onRetry, onUse }: UploadListProps) {
  const entry = (upload: QueuedUpload) => {
    const { key, file, state } = upload;
    return (
      <li key={key} className={styles.upload}>
        <span className={styles.name}>{file.name}</span>
        {state.kind === 'waiting' && t('Waiting…')}
        {state.kind === 'sending' && (
          <>
            {state.share === 1 && t('Reading…')}
            <progress
              value={state.share === 1 ? undefined : state.share}
              aria-label={t('Upload of {name}', { name: file.name })}
            />
          </>
        )}
        {state.kind === 'known' && (
          <>
            <span className="muted">{t('Already in the library as “{item}”', { item: mediaName(state.item) })}</span>
            <Button
              onClick={() => {
                onDismiss(upload);
                onUse(state.item);
              }}
            >
              {t('Use that one')}
            </Button>
            <Button onClick={() => onRetry(upload, 'keepBoth')}>{t('Keep both')}</Button>
          </>
        )}
        {state.kind === 'failed' && (
          <>
            <span className={styles.problem}>{state.message}</span>
            <Button onClick={() => onRetry(upload)}>{t('Try again')}</Button>
          </>
        )}
        <IconButton
          icon={icons.X}
          label={`${state.kind === 'waiting' || state.kind === 'sending' ? t('Cancel') : t('Dismiss')} ${file.name}`}
          onClick={() => onDismiss(upload)}
        />
      </li>
    );
  };
  return (
    <ul className={styles.uploads} aria-live="polite" aria-label={t('Uploads')}>
      {uploads.map(entry)}
    </ul>
  );
}
