import { RichText, Text } from 'pagewright/elements';
import type { ContentOf } from 'pagewright/fields';
import type { priceList } from './definition.ts';
import styles from './PriceList.module.css';

/** The view of the block: the same content must give the same markup on the site and in the editor. */
export function PriceList({ content }: { content: ContentOf<typeof priceList> }) {
  return (
    <div className={styles.sheet}>
      <Text field="heading" as="h2" placeholder="Heading" value={content.heading} />
      <RichText field="text" placeholder="Paragraph" value={content.text} />
    </div>
  );
}
