import { FileText } from 'lucide-react';
import { variantName } from '#content-store/model/media/image.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import styles from './MediaGrid.module.css';

/** Width in pixels. */
const WIDTH = 240;

/** A thumbnail of an image; for a file, its extension. */
export function MediaThumbnail({ item }: { item: LibraryItem }) {
  if (item.kind === 'file') {
    return (
      <span className={styles.file}>
        <FileText size={28} strokeWidth={1.5} aria-hidden />
        {item.ext.toUpperCase()}
      </span>
    );
  }
  const height = Math.max(1, Math.round((WIDTH * item.height) / item.width));
  return (
    <span className={styles.frame}>
      <img
        className={styles.image}
        src={`/_media/${variantName(item.hash, { width: WIDTH, height })}`}
        alt=""
        width={WIDTH}
        height={height}
        loading="lazy"
      />
    </span>
  );
}
