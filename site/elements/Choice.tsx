import styles from './Choice.module.css';

interface Props {
  /** Name of the group of choices: the block's key. */
  group: string;
  label: string;
  /** Chosen on load. */
  first: boolean;
}

/**
 * Covers one part of a block and chooses it by click and keyboard, and on hover where the block's styles set
 * `--chosen-by-hover` (site script). Styles show the part that `:has(:checked)`, so not even the canvas needs script.
 */
export function Choice({ group, label, first }: Props) {
  return <input type="radio" className={styles.choice} name={group} aria-label={label} defaultChecked={first} />;
}
