import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import styles from './MediaGrid.module.css';
import { MediaThumbnail } from './MediaThumbnail.tsx';

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
          <MediaThumbnail item={item} />
          <span className={styles.name}>{nameOf(item)}</span>
        </button>
      ))}
    </div>
  );
}

/** The name of an original; without a name its alt text, else its id. */
export function nameOf(item: LibraryItem): string {
  const alt = item.kind === 'image' ? item.alt : '';
  return item.name || alt || item._id;
}
