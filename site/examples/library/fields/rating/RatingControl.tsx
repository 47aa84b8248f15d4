import { defineControl } from 'pagewright/editor';
import styles from './RatingControl.module.css';

export default defineControl<number, { max: number }>(({ value = 0, onChange, options: { max } }) => (
  <div className={styles.stars}>
    {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
      <button
        key={stars}
        type="button"
        className={styles.star}
        aria-label={stars === 1 ? '1 star' : `${stars} stars`}
        aria-pressed={stars === value}
        onClick={() => onChange(stars === value ? 0 : stars)}
      >
        {stars <= value ? '★' : '☆'}
      </button>
    ))}
  </div>
));
