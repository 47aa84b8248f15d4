import type { BlockProps } from '../../elements/block-props.ts';
import { FramedPicture } from '../../elements/FramedPicture.tsx';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import styles from './ActionArea.module.css';
import { ACTION_SIZE, type actionArea } from './definition.ts';

/** A large sheet with a picture hanging from its top edge; the whole bottom edge is the link. */
export function ActionArea({ content, answers }: BlockProps<typeof actionArea>) {
  const { heading, description, link, topImage, config } = content;
  return (
    <section className={`${styles.sheet} ground-${config.backgroundColour}`}>
      <FramedPicture
        frame={styles.lamp}
        field="topImage"
        className={styles.picture}
        image={topImage}
        answers={answers}
        size={ACTION_SIZE}
        sizes="(min-width: 67.5rem) 500px, (min-width: 768px) 34vw, 100vw"
      />
      <div className={styles.text}>
        <Text field="heading" as="h2" className={styles.heading} value={heading} />
        <RichText field="description" value={description} />
      </div>
      <div className={styles.edge}>
        <LinkElement field="link" className={styles.link} link={link} />
      </div>
    </section>
  );
}
