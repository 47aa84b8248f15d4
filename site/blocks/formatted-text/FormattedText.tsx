import { RichText } from '../../elements/RichText.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import type { formattedText } from './definition.ts';
import styles from './FormattedText.module.css';

/** A text set larger than its surroundings. */
export function FormattedText({ content }: { content: ContentOf<typeof formattedText> }) {
  return <RichText field="text" className={styles.lead} value={content.text} />;
}
