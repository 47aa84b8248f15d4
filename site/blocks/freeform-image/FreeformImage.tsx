import type { CommonAnswers } from '../../elements/common-answers.ts';
import { Picture } from '../../elements/Picture.tsx';
import { Text } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import type { freeformImage } from './definition.ts';
import styles from './FreeformImage.module.css';
import { ownSize, shapeOf } from './own-size.ts';

interface Props {
  content: ContentOf<typeof freeformImage>;
  answers: CommonAnswers;
}

/** A picture in its own proportions, like a print on a table, with its caption at the side. */
export function FreeformImage({ content, answers }: Props) {
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
