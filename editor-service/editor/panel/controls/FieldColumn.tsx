import type { ReactNode } from 'react';
import styles from './FieldColumn.module.css';

interface FieldColumnProps {
  /** What the fields are together; then they are a part of the panel that stands for itself. */
  label?: string;
  children: ReactNode;
}

/** Controls one below the other; a line parts two such columns. */
export function FieldColumn({ label, children }: FieldColumnProps) {
  if (label === undefined) return <div className={styles.column}>{children}</div>;
  return (
    <section className={styles.column} aria-label={label}>
      {children}
    </section>
  );
}
