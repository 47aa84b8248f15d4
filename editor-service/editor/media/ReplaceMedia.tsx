import { useRef, useState } from 'react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { uploadFile } from '../api/upload.ts';
import { Button } from '../ui/Button.tsx';
import { counted } from '../ui/counted.ts';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Library.module.css';
import { ACCEPTED } from './media-words.ts';

interface ReplaceMediaProps {
  item: LibraryItem;
  /** How many places use it. */
  places: number;
  onReplaced: (item: LibraryItem) => void;
}

/** Replaces an original everywhere it is used, including on the public site. */
export function ReplaceMedia({ item, places, onReplaced }: ReplaceMediaProps) {
  const { reader } = useWorkbench();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  const { mutate, isPending } = useChange({
    call: (file: File) => uploadFile('media/replace', { _id: item._id }, file, setShare),
    onSuccess: (answer) => {
      onReplaced(answer);
      reader.forget();
    },
    stale: ['media'],
    said: 'Replaced everywhere',
    detail: 'The public site is updated in a moment.',
  });

  return (
    <div className={styles.replace}>
      <Button disabled={isPending} onClick={() => input.current?.click()}>
        Replace everywhere…
      </Button>
      {isPending ? (
        <progress value={share} aria-label="Uploading the replacement" />
      ) : (
        <span className={styles.facts}>{placesOf(places)}</span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={item.kind === 'image' ? ACCEPTED.image : `.${item.ext}`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) mutate(file);
          event.target.value = '';
        }}
      />
    </div>
  );
}

const placesOf = (count: number): string =>
  count === 0 ? 'It keeps its name and alt text.' : `In ${counted(count, 'place')}, live immediately`;
