import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface Places {
  /** Width of the left column in twelfths of the row; the right one takes the rest after the gap. */
  width: number;
  /** In twelfths of the row, or a step of the spacing scale with `usePixelGap`. */
  gap: number;
  usePixelGap?: boolean;
  matchHeight?: boolean;
  reverse: { desktop: boolean; mobile: boolean };
}

interface Props {
  places: Places;
  left?: ReactNode;
  right?: ReactNode;
}

/** Two columns, stacked on narrow screens and when one of them has no room. */
export function Columns({ places, left, right }: Props) {
  const { width, gap, usePixelGap, matchHeight, reverse } = places;
  const rest = 12 - width - (usePixelGap ? 0 : gap);
  const hasRoom = width > 0 && rest > 0;
  // Positions are classes, because the content security policy allows no style attributes.
  const look = [
    styles.columns,
    reverse.mobile && styles.rightFirst,
    hasRoom && styles.beside,
    hasRoom && gap > 0 && styles[`${usePixelGap ? 'pixels' : 'gap'}${gap}`],
    hasRoom && reverse.desktop && styles.swapped,
    matchHeight && styles.matched,
  ];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      <div className={`${styles.left} ${styles[`twelfths${width}`] ?? ''}`}>{left}</div>
      <div className={styles[`twelfths${rest}`]}>{right}</div>
    </div>
  );
}
