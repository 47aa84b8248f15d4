import { useEffect, useRef, useState } from 'react';
import type { MediaRecord } from '#content-store/model/media/image.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { uploadFile } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { counted } from '../ui/counted.ts';
import { QuestionModal } from '../ui/dialog/QuestionModal.tsx';
import { pictureAt } from '../ui/picture-at.ts';
import { t } from '../words/t.ts';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { ACCEPTED, mediaName } from './media-words.ts';
import styles from './ReplaceMedia.module.css';

interface ReplaceMediaProps {
  item: LibraryItem;
  /** How many pages and other documents use it. */
  places: number;
  onReplaced: (item: LibraryItem) => void;
}

/** Replaces an original everywhere it is used, including on the public site, after a question. */
export function ReplaceMedia({ item, places, onReplaced }: ReplaceMediaProps) {
  const { reader } = useWorkbench();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const { mutate, isPending } = useChange({
    call: (chosen: File) => uploadFile('media/replace', { _id: item._id }, chosen, setShare),
    onSuccess: (answer) => {
      onReplaced(answer);
      reader.forget();
    },
    said: t('Replaced everywhere'),
    detail: t('The public site is updated in a moment.'),
  });

  return (
    <div className={styles.replace}>
      <Button disabled={isPending} onClick={() => input.current?.click()}>
        {t('Replace everywhere…')}
      </Button>
      {isPending && <progress value={share} aria-label={t('Uploading the replacement')} />}
      <input
        ref={input}
        type="file"
        hidden
        accept={item.kind === 'image' ? ACCEPTED.image : `.${item.ext}`}
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null);
          event.target.value = '';
        }}
      />
      {file && (
        <QuestionModal
          title={t('Replace {item}', { item: mediaName(item) })}
          text={effectOf(item, places)}
          yes={t('Replace everywhere')}
          onYes={() => mutate(file)}
          onNo={() => setFile(null)}
        >
          {item.kind === 'image' && <BothPictures now={item} then={file} />}
        </QuestionModal>
      )}
    </div>
  );
}

function effectOf({ kind }: LibraryItem, places: number): string {
  const where =
    places === 0
      ? t('Nothing uses it yet.')
      : t('Visitors see it at once in {places}.', { places: counted(places, 'place') });
  const stays =
    kind === 'image'
      ? t('The name and alt text stay. The picture that is there now stays in the library, too.')
      : t('The name stays.');
  return `${where} ${stays}`;
}

/** The width of a shown picture, in pixels. */
const WIDTH = 480;

function BothPictures({ now, then }: { now: MediaRecord; then: File }) {
  return (
    <div className={styles.both}>
      <figure>
        <img alt="" {...pictureAt(WIDTH, now, now)} />
        <figcaption>{t('Now')}</figcaption>
      </figure>
      <figure>
        <ChosenPicture file={then} />
        <figcaption>{then.name}</figcaption>
      </figure>
    </div>
  );
}

/** A picture of this computer; nothing for a kind that the browser cannot show. */
function ChosenPicture({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return isShown && <img ref={image} alt="" onError={() => setShown(false)} />;
}
