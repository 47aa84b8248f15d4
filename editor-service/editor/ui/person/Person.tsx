import { colourOf, initialsOf } from './initials.ts';
import { useNameOf } from './names.ts';
import styles from './Person.module.css';

/** A person: their initials in a circle, and what they are called. */
export function Person({ username }: { username: string }) {
  const nameOf = useNameOf();
  return (
    <span className={styles.person}>
      <Initials username={username} />
      {nameOf(username)}
    </span>
  );
}

/** The initials of a person in a circle of their colour, drawn by styles: what they are called must be said beside it. */
export function Initials({ username }: { username: string }) {
  const nameOf = useNameOf();
  return (
    <span
      className={styles.initials}
      style={{ background: colourOf(username) }}
      data-initials={initialsOf(nameOf(username))}
      aria-hidden
    />
  );
}
