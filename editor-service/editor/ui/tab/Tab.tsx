import type { ReactNode } from 'react';
import styles from './Tab.module.css';

interface TabProps {
  /** What this part is for. */
  hint?: ReactNode;
  /** `form`: the width of fields; `rows`: a table with its filters, closer together. */
  look?: 'plain' | 'form' | 'rows';
  children: ReactNode;
}

/** The layout of a tab: a hint, and its parts one below the other. */
export function Tab({ hint, look = 'plain', children }: TabProps) {
  return (
    <div className={styles.tab} data-look={look}>
      {hint && <Hint>{hint}</Hint>}
      {children}
    </div>
  );
}

/** A sentence of explanation. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
