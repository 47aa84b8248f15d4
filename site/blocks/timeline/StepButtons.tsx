import { playerTexts as fixed } from '../../texts/fixed-texts.ts';
import styles from './Timeline.module.css';

interface Props {
  tabs: readonly { title: string }[];
  selected: number;
  select: (index: number) => void;
}

/** PREVIOUS and NEXT with the title of the neighbouring tab (specification 2 §2). */
export function StepButtons({ tabs, selected, select }: Props) {
  const previous = tabs[selected - 1];
  const next = tabs[selected + 1];
  return (
    <div className={styles.steps}>
      {previous && (
        <button type="button" className={styles.step} onClick={() => select(selected - 1)}>
          <span className={styles.direction}>{fixed.previousTab}</span> {previous.title}
        </button>
      )}
      {next && (
        <button type="button" className={`${styles.step} ${styles.next}`} onClick={() => select(selected + 1)}>
          <span className={styles.direction}>{fixed.nextTab}</span> {next.title}
        </button>
      )}
    </div>
  );
}
