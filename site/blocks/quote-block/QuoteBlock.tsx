import { LinkElement } from '../../elements/LinkElement.tsx';
import { Text } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import type { quoteBlock } from './definition.ts';
import styles from './QuoteBlock.module.css';

/** One sentence in large type beside a cut-out quotation mark. */
export function QuoteBlock({ content }: { content: ContentOf<typeof quoteBlock> }) {
  const { quote, quoteBy, link, config } = content;
  const ground = config.backgroundColour === 'transparent' ? '' : `ground-${config.backgroundColour} ${styles.sheet}`;
  return (
    <div className={`${styles.quote} ${config.reversed ? styles.reversed : ''} ${ground}`}>
      <span className={styles.mark} aria-hidden="true" />
      <figure className={styles.words}>
        <blockquote>
          <Text field="quote" as="p" className={styles.sentence} value={quote} />
        </blockquote>
        <figcaption className={styles.source}>
          <Text field="quoteBy" as="cite" className={styles.by} value={quoteBy} />
          <LinkElement field="link" className="text-link" link={link} />
        </figcaption>
      </figure>
    </div>
  );
}
