import type { ReactNode } from 'react';
import { Text } from '../elements/Text.tsx';
import styles from './Header.module.css';

interface Props {
  header: { heading: string; description: string };
  className?: string | undefined;
  /** Rendered after the text. */
  children?: ReactNode;
}

/** The heading and description of a header. */
export function HeaderWords({ header, className = '', children }: Props) {
  return (
    <div className={`${styles.words} ${className}`}>
      <Text field="header.heading" as="h1" value={header.heading} />
      <Text field="header.description" as="p" className={styles.description} value={header.description} />
      {children}
    </div>
  );
}
