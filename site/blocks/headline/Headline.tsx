import { Text } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import type { headline } from './definition.ts';
import styles from './Headline.module.css';

/** A title with a rule that runs to the edge. */
export function Headline({ content }: { content: ContentOf<typeof headline> }) {
  return (
    <div className={styles.headline}>
      <Text field="title" as="h2" className={styles.title} value={content.title} />
    </div>
  );
}
