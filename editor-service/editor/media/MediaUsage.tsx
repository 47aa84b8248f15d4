import type { AnswerOf } from '../../contract/calls.ts';
import { PlaceList } from '../leaving/PlaceList.tsx';
import styles from './Library.module.css';

/** Where an original is used, and whether visitors see it there. */
export function MediaUsage({ places }: { places: AnswerOf<'media/usage'> }) {
  if (places.length === 0) return <p className={styles.facts}>Nothing uses it.</p>;
  return (
    <div>
      <h4 className={styles.subheading}>Used in</h4>
      <PlaceList places={places} />
    </div>
  );
}
