import type { BlockProps } from '../../elements/block-props.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import { usePictureShown } from '../../elements/use-picture-shown.ts';
import styles from './AboriginalCtaExplainer.module.css';
import { type aboriginalCtaExplainer, EXPLAINER_SIZE } from './definition.ts';

/** A wide band of colour with a round picture rising above its edge; without a picture, the title takes its place. */
export function AboriginalCtaExplainer({ content, answers }: BlockProps<typeof aboriginalCtaExplainer>) {
  const { title, text, image, link, config } = content;
  const withPicture = usePictureShown(image, answers) && config.toggleImageOn;
  return (
    <section className={`${styles.band} ${withPicture ? styles.pictured : ''} ground-${config.backgroundColour}`}>
      {withPicture && (
        <div className={styles.circle}>
          <Picture
            field="image"
            className={styles.picture}
            image={image}
            answers={answers}
            size={EXPLAINER_SIZE}
            sizes="(min-width: 640px) 352px, 60vw"
          />
        </div>
      )}
      <Text field="title" as="h2" className={styles.title} value={title} />
      <div className={styles.text}>
        <RichText field="text" value={text} />
        <LinkElement field="link" className="button" link={link} />
      </div>
    </section>
  );
}
