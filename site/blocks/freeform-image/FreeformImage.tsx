import type { ImageSize } from '#content-store/model/fields/field.ts';
import type { BlockProps } from '../../elements/block-props.ts';
import { Picture } from '../../elements/Picture.tsx';
import { Text } from '../../elements/Text.tsx';
import type { freeformImage } from './definition.ts';
import styles from './FreeformImage.module.css';

/** A picture in its own proportions, like a print on a table, with its caption at the side. */
export function FreeformImage({ content, answers }: BlockProps<typeof freeformImage>) {
  const { image, caption } = content;
  const size = ownSize(image.desktop ?? answers.media[image.imageId]);
  const captioned = caption.trim() === '' ? '' : styles.captioned;
  return (
    <figure className={`${styles.print} ${styles[shapeOf(size)] ?? ''} ${captioned}`}>
      <Picture
        field="image"
        className={styles.picture}
        image={image}
        answers={answers}
        size={size}
        sizes="(min-width: 1200px) 1152px, 100vw"
      />
      <Text field="caption" as="figcaption" className="caption" value={caption} />
    </figure>
  );
}

const WIDEST = 1920;

/** The size of a picture in the proportions of its original or its crop; 3:2 while neither is known. */
function ownSize(original: { width: number; height: number } | null | undefined): ImageSize {
  const { width, height } = original ?? { width: 3, height: 2 };
  const widest = original ? Math.min(WIDEST, Math.round(width)) : WIDEST;
  return { name: 'desktop', width: widest, height: Math.max(1, Math.round((widest * height) / width)) };
}

/** The maximum width of a picture of this shape. */
function shapeOf({ width, height }: ImageSize): 'wide' | 'square' | 'tall' {
  if (height > width * 1.3) return 'tall';
  return height > width * 0.75 ? 'square' : 'wide';
}
