import type { ReactNode } from 'react';
import { Columns } from '../../elements/Columns.tsx';
import { Text } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import type { threeColumnContent } from './definition.ts';
import styles from './ThreeColumnContent.module.css';

interface Props {
  content: ContentOf<typeof threeColumnContent>;
  left?: ReactNode;
  right?: ReactNode;
}

/** A title over one column, or two measured in twelfths of the row. */
export function ThreeColumnContent({ content, left, right }: Props) {
  const { header, title, singleColumn, fullWidth, config } = content;
  const ground = config.backgroundColour === 'transparent' ? '' : `ground-${config.backgroundColour} ${styles.sheet}`;
  return (
    <section className={`${styles.section} ${fullWidth ? styles.full : ''} ${ground}`}>
      <div className={styles.titles}>
        <Text field="header" as="p" className="eyebrow" placeholder="Header" value={header} />
        <Text field="title" as="h2" value={title} />
      </div>
      {singleColumn ? <div>{left}</div> : <Columns places={content} left={left} right={right} />}
    </section>
  );
}
