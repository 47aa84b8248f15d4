import { FileText } from 'lucide-react';
import { variantName } from '#content-store/model/image.ts';
import type { LibraryItem } from '#content-store/model/library-item.ts';
import styles from './MediaGrid.module.css';

/** A small picture of an image; of a file, what kind it is. */
export function MediaThumbnail({ item }: { item: LibraryItem }) {
  if (item.kind === 'file') {
    return (
      <span className={styles.file}>
        <FileText size={28} strokeWidth={1.5} aria-hidden />
        {item.ext.toUpperCase()}
      </span>
    );
  }
  return (
    <img
      className={styles.image}
      src={`/_media/${variantName(item.hash, { width: 240, height: 160 })}`}
      alt=""
      width={240}
      height={160}
      loading="lazy"
    />
  );
}
