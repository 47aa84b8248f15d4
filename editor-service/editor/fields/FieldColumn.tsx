import type { ReactNode } from 'react';
import styles from './FieldColumn.module.css';

interface FieldColumnProps {
  /** Names the group of fields, which then becomes a section of its own. */
  label?: string;
  children: ReactNode;
}

/** Marks where a field is in the panel, by its path, so that links from elsewhere can focus it. */
export function FieldSpot({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className={styles.field} data-field={path}>
      {children}
    </div>
  );
}

/** A column of controls; a line separates two such columns. */
export function FieldColumn({ label, children }: FieldColumnProps) {
  if (label === undefined) return <div className={styles.column}>{children}</div>;
  return (
    <section className={styles.column} aria-label={label}>
      {children}
    </section>
  );
}
