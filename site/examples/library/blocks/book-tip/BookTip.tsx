import { RichText, Text } from 'pagewright/elements';
import type { ContentOf } from 'pagewright/fields';
import styles from './BookTip.module.css';
import type { bookTip } from './definition.ts';

export function BookTip({ content }: { content: ContentOf<typeof bookTip> }) {
  const { title, stars, text } = content;
  return (
    <div className={styles.sheet}>
      <Text field="title" as="h2" value={title} />
      {stars > 0 && (
        <p role="img" aria-label={`${stars} of 5 stars`}>
          {'★'.repeat(stars)}
          {'☆'.repeat(5 - stars)}
        </p>
      )}
      <RichText field="text" value={text} />
    </div>
  );
}
