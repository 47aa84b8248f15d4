import { LinkElement } from '../../elements/LinkElement.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import styles from './ColumnContent.module.css';
import type { columnContent } from './definition.ts';

/** A text under a thick rule with its heading in the margin, like a newspaper page. */
export function ColumnContent({ content }: { content: ContentOf<typeof columnContent> }) {
  const { heading, text, twoColumns, link } = content;
  return (
    <section className={styles.article}>
      <Text field="heading" as="h2" className={styles.heading} value={heading} />
      <div className={styles.text}>
        <RichText field="text" className={twoColumns ? styles.twoColumns : undefined} value={text} />
        <LinkElement field="link" className="text-link" link={link} />
      </div>
    </section>
  );
}
