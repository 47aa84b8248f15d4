import type { Person } from '../store/state/editor-state.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import styles from './Presence.module.css';

const TIME = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

/** Who else has this page open, shown unobtrusively at the end of the side menu. */
export function Presence() {
  const others = useEditor((state) => state.others);
  const isExpanded = useEditor((state) => state.isMenuExpanded);
  if (others.length === 0) return null;
  return (
    <ul className={styles.people} aria-label="Also on this page">
      {others.map((person) => (
        <li key={person.username + person.since} className={styles.person} title={sentenceOf(person)}>
          <span className={styles.initial} aria-hidden>
            {person.username.charAt(0).toUpperCase()}
          </span>
          <span className={isExpanded ? styles.name : 'visually-hidden'}>{sentenceOf(person)}</span>
        </li>
      ))}
    </ul>
  );
}

function sentenceOf({ username, since }: Person): string {
  return `${username} is here too, since ${TIME.format(new Date(since))}`;
}
