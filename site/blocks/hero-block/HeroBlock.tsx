import { Text } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import type { heroBlock } from './definition.ts';
import styles from './HeroBlock.module.css';

/** One statement in the largest type on the page; its full stop is a paper disc. */
export function HeroBlock({ content }: { content: ContentOf<typeof heroBlock> }) {
  return <Text field="text" as="h2" className={styles.statement} value={content.text} />;
}
