import { Upload as UploadIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LibraryItem, MediaKind } from '#content-store/model/media/library-item.ts';
import { takingFiles } from '../input/dropped-files.ts';
import { Button } from '../ui/Button.tsx';
import { ACCEPTED } from './accepted.ts';
import styles from './UploadArea.module.css';
import { UploadList } from './UploadList.tsx';
import { useUploads } from './use-uploads.ts';

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
  const take = useRef(add);
  take.current = add;
  usePastedFiles((pasted) => void add(pasted));
  useEffect(() => void take.current(files), [files]);

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
      <UploadList uploads={uploads} onDismiss={dismiss} />
      {children}
    </section>
  );
}

/** Calls `take` with files pasted anywhere in the window. */
function usePastedFiles(take: (files: File[]) => void) {
  const current = useRef(take);
  current.current = take;
  useEffect(() => {
    const listener = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      current.current(files);
    };
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
