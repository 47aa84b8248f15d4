import type { AnswerOf } from '../../contract/calls.ts';
import styles from './PageBrowser.module.css';

const MOST_LISTED = 6;

/** What publishing, unpublishing or deleting pages does to addresses and to links elsewhere. */
export function Consequences({ preview }: { preview: AnswerOf<'publish/preview'> }) {
  const { moves, deadLinks, unpublishedTargets, refusals } = preview;
  const notes = [
    ...refusals.map(({ title, message }) => `${title}: ${message}`),
    ...moves.map(({ from, to }) => `${from} will lead to ${to}`),
    ...deadLinks.map(({ from, to }) => `“${from.title}” links to ${to}, where there will be nothing`),
    ...unpublishedTargets.map(
      ({ kind, title, linkedFrom }) =>
        `“${linkedFrom[0]?.title ?? ''}” ${kind === 'section' ? 'shows the section' : 'links to'} “${title}”, which is not live`,
    ),
  ];
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label="What this means">
      <ul>
        {notes.slice(0, MOST_LISTED).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {notes.length > MOST_LISTED && <p className={styles.quiet}>and {notes.length - MOST_LISTED} more</p>}
    </section>
  );
}
