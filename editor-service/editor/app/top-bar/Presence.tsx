import type { Person } from '../../store/state/editor-state.ts';
import { clockTime } from '../../ui/date-and-time.ts';
import { useEditor } from '../../workbench/workbench-context.ts';
import styles from './Presence.module.css';

/** Who else has this page open. */
export function Presence() {
  const others = useEditor((state) => state.others);
  if (others.length === 0) return null;
  return (
    <ul className={styles.people} aria-label="Also on this page">
      {others.map((person) => (
        <li key={person.username + person.since} className={styles.person} title={sentenceOf(person)}>
          <span className={styles.initial} aria-hidden>
            {person.username.charAt(0).toUpperCase()}
          </span>
          <span className="visually-hidden">{sentenceOf(person)}</span>
        </li>
      ))}
    </ul>
  );
}

function sentenceOf({ username, since }: Person): string {
  return `${username} has had this page open since ${clockTime(new Date(since))}`;
}
