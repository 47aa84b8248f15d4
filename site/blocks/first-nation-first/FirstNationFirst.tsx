import type { BlockProps } from '../../elements/block-props.ts';
import { FramedPicture } from '../../elements/FramedPicture.tsx';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import { FIRST_NATION_SIZE, type firstNationFirst } from './definition.ts';
import styles from './FirstNationFirst.module.css';

/** A picture above a horizon line that spans the block; the title is above the line, the text below. */
export function FirstNationFirst({ content, answers }: BlockProps<typeof firstNationFirst>) {
  const { title, paragraph, link, image, config } = content;
  return (
    <section className={`${styles.land} ${config.reversed ? styles.reversed : ''}`}>
      <FramedPicture
        frame={styles.sun}
        field="image"
        className={styles.picture}
        image={image}
        answers={answers}
        size={FIRST_NATION_SIZE}
        sizes="(min-width: 67.5rem) 560px, (min-width: 768px) 45vw, 100vw"
      />
      <Text field="title" as="h2" className={styles.title} value={title} />
      <div className={styles.text}>
        <RichText field="paragraph" value={paragraph} />
        <LinkElement field="link" className="text-link" link={link} />
      </div>
    </section>
  );
}
