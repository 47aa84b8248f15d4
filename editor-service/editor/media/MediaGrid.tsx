import { FileText } from 'lucide-react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import styles from './MediaGrid.module.css';
import { pictureAt } from './picture-at.ts';

/** The width of a thumbnail, in pixels. */
const WIDTH = 240;

interface MediaGridProps {
  items: readonly LibraryItem[];
  chosenId?: string | undefined;
  /** Shown when there are no items. */
  empty: string;
  onChoose: (item: LibraryItem) => void;
}

/** A grid of images and files to choose from. */
export function MediaGrid({ items, chosenId, empty, onChoose }: MediaGridProps) {
  if (items.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <div className={styles.grid}>
      {items.map((item) => (
        <button
          key={item._id}
          type="button"
          className={styles.item}
          aria-pressed={chosenId === undefined ? undefined : item._id === chosenId}
          onClick={() => onChoose(item)}
        >
          <Thumbnail item={item} />
          <span className={styles.name}>{nameOf(item)}</span>
        </button>
      ))}
    </div>
  );
}

/** A thumbnail of an image; for a file, its extension. */
function Thumbnail({ item }: { item: LibraryItem }) {
  if (item.kind === 'file') {
    return (
      <span className={styles.file}>
        <FileText size={28} strokeWidth={1.5} aria-hidden />
        {item.ext.toUpperCase()}
      </span>
    );
  }
  return (
    <span className={styles.frame}>
      <img className={styles.image} alt="" loading="lazy" {...pictureAt(WIDTH, item, item)} />
    </span>
  );
}

/** The name of an original; without a name its alt text, else its id. */
export function nameOf(item: LibraryItem): string {
  const alt = item.kind === 'image' ? item.alt : '';
  return item.name || alt || item._id;
}
