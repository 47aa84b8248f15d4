import type { BlockProps } from '../../elements/block-props.ts';
import { FramedPicture } from '../../elements/FramedPicture.tsx';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Text } from '../../elements/Text.tsx';
import styles from './CtaSquareImageBlock.module.css';
import { CTA_SQUARE_SIZE, type ctaSquareImageBlock } from './definition.ts';

/** Two squares that together form one leaf: a picture, and text on a colour. */
export function CtaSquareImageBlock({ content, answers }: BlockProps<typeof ctaSquareImageBlock>) {
  const { text, link, image, config } = content;
  return (
    <section className={`${styles.leaf} ${config.reversed ? styles.reversed : ''}`}>
      <FramedPicture
        frame={styles.square}
        field="image"
        className={styles.picture}
        image={image}
        answers={answers}
        size={CTA_SQUARE_SIZE}
        sizes="(min-width: 768px) 480px, 100vw"
      />
      <div className={`${styles.square} ${styles.words} ground-${config.backgroundColour}`}>
        <Text field="text" as="p" className={styles.text} value={text} />
        <LinkElement field="link" className="button" link={link} />
      </div>
    </section>
  );
}
