import { LinkElement } from '../../elements/LinkElement.tsx';
import { Text } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import styles from './CtaBlock.module.css';
import { type ctaBlock, pairOf } from './definition.ts';

/** A poster: the sentence on the dark colour, the link on a bright circle that overlaps the edge. */
export function CtaBlock({ content }: { content: ContentOf<typeof ctaBlock> }) {
  const { text, link, style } = content;
  const { colour1, colour2 } = pairOf(style.colour1) ?? style;
  return (
    <section className={`${styles.poster} ground-${colour1}`}>
      <Text field="text" as="p" className={styles.text} value={text} />
      <div className={`${styles.circle} ground-${colour2}`}>
        <LinkElement field="link" className={styles.link} link={link} />
      </div>
    </section>
  );
}
