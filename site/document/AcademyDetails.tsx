import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { isBlank } from '../elements/is-blank.ts';
import { course } from '../fields/english.ts';
import { fixedTexts } from '../texts/fixed-texts.ts';
import styles from './AcademyDetails.module.css';

const fixed = fixedTexts('course', course);

const NAMES = Object.keys(course) as (keyof typeof course)[];

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
