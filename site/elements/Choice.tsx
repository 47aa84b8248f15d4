import styles from './Choice.module.css';

interface Props {
  /** What one of can be chosen: the block's key. */
  group: string;
  label: string;
  /** Chosen when the page opens. */
  first: boolean;
}

/**
 * Lies over one part of a block and chooses it by click and keyboard; by hover too where the block's styles say
 * `--chosen-by-hover` (site script). They show the part that `:has(:checked)`: no script needed, also not in the canvas.
 */
export function Choice({ group, label, first }: Props) {
  return <input type="radio" className={styles.choice} name={group} aria-label={label} defaultChecked={first} />;
}
