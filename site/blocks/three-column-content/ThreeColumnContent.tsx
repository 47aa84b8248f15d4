import type { ReactNode } from 'react';
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
  const { header, title, singleColumn, fullWidth, reverse, config } = content;
  const ground = config.backgroundColour === 'transparent' ? '' : `ground-${config.backgroundColour} ${styles.sheet}`;
  const places = singleColumn ? null : columnPlaces(content);
  return (
    <section className={`${styles.section} ${fullWidth ? styles.full : ''} ${ground}`}>
      <div className={styles.titles}>
        <Text field="header" as="p" className="eyebrow" placeholder="Header" value={header} />
        <Text field="title" as="h2" placeholder="Heading" value={title} />
      </div>
      <div className={`${styles.columns} ${reverse.mobile ? styles.rightFirst : ''}`}>
        <div className={`${styles.left} ${placeClasses(places?.left)}`}>{left}</div>
        {!singleColumn && <div className={placeClasses(places?.right)}>{right}</div>}
      </div>
    </section>
  );
}

/** Positions are classes, because the content security policy allows no style attributes. */
function placeClasses(place: ColumnPlace | undefined): string {
  return place ? `${styles[`from${place.from}`]} ${styles[`span${place.span}`]}` : '';
}

interface Columns {
  width: number;
  gap: number;
  reverse: { desktop: boolean };
}

/** First grid line and width of a column, in twelfths. */
interface ColumnPlace {
  from: number;
  span: number;
}

/** Positions of both columns in a row of twelve; null when one has no room, so that they stack (specification 2 §5). */
export function columnPlaces({ width, gap, reverse }: Columns): { left: ColumnPlace; right: ColumnPlace } | null {
  const rest = 12 - width - gap;
  if (width < 1 || rest < 1) return null;
  return reverse.desktop
    ? { left: { from: rest + gap + 1, span: width }, right: { from: 1, span: rest } }
    : { left: { from: 1, span: width }, right: { from: width + gap + 1, span: rest } };
}
