import type { ReactNode } from 'react';
import { type Crop, type MediaRecord, variantName } from '#content-store/model/media/image.ts';
import type { ImageSize } from '#site/fields/field.ts';
import styles from './PictureField.module.css';

interface ShownPartProps {
  /** Null until it is loaded. */
  media: MediaRecord | null;
  size: ImageSize;
  crop: Crop | undefined;
  /** Buttons for this part. */
  children: ReactNode;
}

/** Width in pixels. */
const WIDTH = 480;

/** The part of a picture that one size shows. */
export function ShownPart({ media, size, crop, children }: ShownPartProps) {
  const height = Math.max(1, Math.round((WIDTH * size.height) / size.width));
  return (
    <div className={styles.part}>
      {media ? (
        <img
          className={styles.picture}
          src={`/_media/${variantName(media.hash, { width: WIDTH, height, crop })}`}
          alt=""
          width={WIDTH}
          height={height}
        />
      ) : (
        <div className={styles.picture} />
      )}
      {children}
    </div>
  );
}
