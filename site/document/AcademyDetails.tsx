import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { isBlank } from '../elements/is-blank.ts';
import styles from './AcademyDetails.module.css';

const LABELS = { courseStyle: 'Course style', type: 'Type', location: 'Location', duration: 'Duration' } as const;
const NAMES = Object.keys(LABELS) as (keyof typeof LABELS)[];

/** What there is to know of a course before reading about it (specification 2 §3); nothing where nothing is set. */
export function AcademyDetails({ details }: { details: PublishedPage['academyDetails'] }) {
  if (!details || isBlank(Object.values(details))) return null;
  return (
    <dl className={`column ${styles.details}`}>
      {NAMES.filter((name) => details[name] !== '').map((name) => (
        <div key={name}>
          <dt className="eyebrow">{LABELS[name]}</dt>
          <dd className={styles.value}>{details[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
