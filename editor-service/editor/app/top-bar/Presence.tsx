import { clockTime } from '../../ui/date-and-time.ts';
import { useNameOf } from '../../ui/person/names.ts';
import { Initials } from '../../ui/person/Person.tsx';
import { t } from '../../words/t.ts';
import { useEditor } from '../../workbench/workbench-context.ts';
import { type BarSize, fits } from './bar-size.ts';
import styles from './Presence.module.css';

/** Who else has this page open: the first few by their initials, the others as a number. */
export function Presence({ size }: { size: BarSize }) {
  const nameOf = useNameOf();
  const others = useEditor((state) => state.others);
  if (others.length === 0) return null;
  const room = fits('roomy', size) ? 3 : 1;
  const shown = others.length > room + 1 ? room : others.length;
  const people = others.map(({ username, since }) => {
    const when = clockTime(new Date(since));
    return {
      username,
      key: username + since,
      sentence: t('{username} has had this page open since {when}', { username: nameOf(username), when }),
    };
  });
  const more = people.slice(shown);
  return (
    <ul className={styles.people} aria-label={t('Also on this page')}>
      {people.slice(0, shown).map(({ username, key, sentence }) => (
        <li key={key} className={styles.person} title={sentence}>
          <Initials username={username} />
          <span className="visually-hidden">{sentence}</span>
        </li>
      ))}
      {more.length > 0 && (
        <li className={styles.more} title={more.map(({ sentence }) => sentence).join('\n')}>
          <span aria-hidden>+{more.length}</span>
          <span className="visually-hidden">{more.map(({ sentence }) => sentence).join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
