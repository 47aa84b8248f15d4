import type { ReactNode } from 'react';
import type { BlockProps } from '../../elements/block-props.ts';
import styles from './ContentPanel.module.css';
import type { contentPanel } from './definition.ts';

/** A sheet with one round corner; its blocks are stacked, or side by side where there is room. */
export function ContentPanel({ content, contents }: BlockProps<typeof contentPanel> & { contents?: ReactNode }) {
  const { backgroundColour, withGrid, reversed } = content.config;
  const look = [styles.panel, reversed && styles.reversed, withGrid && styles.withGrid, `ground-${backgroundColour}`];
  return <section className={look.filter(Boolean).join(' ')}>{contents}</section>;
}
