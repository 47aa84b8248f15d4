import type { BlockProps } from '../../elements/block-props.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { Text } from '../../elements/Text.tsx';
import { usePictureShown } from '../../elements/use-picture-shown.ts';
import styles from './CtaImageBlock.module.css';
import { CTA_IMAGE_SIZE, type ctaImageBlock } from './definition.ts';

/** A wide picture with a slip of paper over its edge. */
export function CtaImageBlock({ content, answers }: BlockProps<typeof ctaImageBlock>) {
  const { text, link, image, config } = content;
  const hasPicture = usePictureShown(image, answers);
  return (
    <section className={`${styles.pair} ${config.reversed ? styles.reversed : ''}`}>
      {hasPicture && (
        <div className={styles.figure}>
          <Picture
            field="image"
            className="cover"
            image={image}
            answers={answers}
            size={CTA_IMAGE_SIZE}
            sizes="(min-width: 1080px) 870px, 100vw"
          />
        </div>
      )}
      <div className={`${styles.slip} ground-${config.backgroundColour}`}>
        <Text field="text" as="p" className={styles.text} placeholder="Paragraph" value={text} />
        <LinkElement field="link" className="text-link" placeholder="Link" link={link} />
      </div>
    </section>
  );
}
