import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { isBlank } from '../elements/is-blank.ts';
import { courseTexts as fixed } from '../texts/fixed-texts.ts';
import styles from './AcademyDetails.module.css';

const NAMES = Object.keys(fixed) as (keyof typeof fixed)[];

/** The key facts of a course (specification 2 §3); nothing if none is set. */
export function AcademyDetails({ details }: { details: PublishedPage['academyDetails'] }) {
  if (!details || isBlank(Object.values(details))) return null;
  return (
    <dl className={`column ${styles.details}`}>
      {NAMES.filter((name) => details[name] !== '').map((name) => (
        <div key={name}>
          <dt className="eyebrow">{fixed[name]}</dt>
          <dd className={styles.value}>{details[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
