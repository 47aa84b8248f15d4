import type { BlockProps } from '../../elements/block-props.ts';
import { FramedPicture } from '../../elements/FramedPicture.tsx';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Text } from '../../elements/Text.tsx';
import { usePictureShown } from '../../elements/use-picture-shown.ts';
import { QUOTE_IMAGE_SIZE, type quoteBlockWithImage } from './definition.ts';
import styles from './QuoteBlockWithImage.module.css';

/** A quote on a sheet with a round portrait of the speaker over its edge. */
export function QuoteBlockWithImage({ content, answers }: BlockProps<typeof quoteBlockWithImage>) {
  const { quote, quoteBy, link, image, config } = content;
  const hasPicture = usePictureShown(image, answers);
  return (
    <div className={`${styles.quote} ${hasPicture ? styles.pictured : ''} ${config.reversed ? styles.reversed : ''}`}>
      <FramedPicture
        frame={styles.portrait}
        field="image"
        className={styles.picture}
        image={image}
        answers={answers}
        size={QUOTE_IMAGE_SIZE}
        sizes="(min-width: 67.5rem) 380px, (min-width: 768px) 32vw, 200px"
      />
      <figure className={`${styles.sheet} ground-${config.backgroundColour}`}>
        <blockquote>
          <Text field="quote" as="p" className={styles.words} value={quote} />
        </blockquote>
        <figcaption className={styles.source}>
          <Text field="quoteBy" as="cite" className={styles.by} value={quoteBy} />
          <Text field="image.caption" as="small" value={image.caption} />
          <LinkElement field="link" className="text-link" link={link} />
        </figcaption>
      </figure>
    </div>
  );
}
