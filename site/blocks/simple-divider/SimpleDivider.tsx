import styles from './SimpleDivider.module.css';

/** A hairline interrupted by three snippets of paper. */
export function SimpleDivider() {
  return <hr className={styles.divider} />;
}
