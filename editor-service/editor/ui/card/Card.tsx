import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** A separate part of a dialog. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}
