import type { BlockProps } from '../../elements/block-props.ts';
import { FramedPicture } from '../../elements/FramedPicture.tsx';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Text } from '../../elements/Text.tsx';
import styles from './CtaImageBlock.module.css';
import { CTA_IMAGE_SIZE, type ctaImageBlock } from './definition.ts';

/** A wide picture with a slip of paper over its edge. */
export function CtaImageBlock({ content, answers }: BlockProps<typeof ctaImageBlock>) {
  const { text, link, image, config } = content;
  return (
    <section className={`${styles.pair} ${config.reversed ? styles.reversed : ''}`}>
      <FramedPicture
        frame={styles.figure}
        field="image"
        className="cover"
        image={image}
        answers={answers}
        size={CTA_IMAGE_SIZE}
        sizes="(min-width: 67.5rem) 870px, 100vw"
      />
      <div className={`${styles.slip} ground-${config.backgroundColour}`}>
        <Text field="text" as="p" className={styles.text} value={text} />
        <LinkElement field="link" className="text-link" link={link} />
      </div>
    </section>
  );
}
