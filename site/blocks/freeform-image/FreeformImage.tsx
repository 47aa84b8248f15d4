import type { BlockProps } from '../../elements/block-props.ts';
import { Picture } from '../../elements/Picture.tsx';
import { Text } from '../../elements/Text.tsx';
import type { freeformImage } from './definition.ts';
import styles from './FreeformImage.module.css';
import { ownSize, shapeOf } from './own-size.ts';

/** A picture in its own proportions, like a print on a table, with its caption at the side. */
export function FreeformImage({ content, answers }: BlockProps<typeof freeformImage>) {
  const { image, caption } = content;
  const size = ownSize(image.desktop ?? answers.media[image.imageId]);
  return (
    <figure className={`${styles.print} ${styles[shapeOf(size)] ?? ''}`}>
      <Picture
        field="image"
        className={styles.picture}
        image={image}
        answers={answers}
        size={size}
        sizes="(min-width: 1200px) 1152px, 100vw"
      />
      <Text field="caption" as="figcaption" className="caption" placeholder="Caption" value={caption} />
    </figure>
  );
}
