import type { ReactNode } from 'react';
import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { Times } from '../elements/Times.tsx';
import { type DateText, dayText, momentText, spanTexts } from '../texts/date-text.ts';
import { courseTexts, employmentTexts, filled, factTexts as fixed } from '../texts/fixed-texts.ts';
import styles from './PageFacts.module.css';
import { pagePlace, placeText } from './page-place.ts';

type Row = readonly [name: string, value: ReactNode];

const COURSE = Object.keys(courseTexts) as (keyof typeof courseTexts)[];

/** When, where and by whom: the facts of an event, a job or a course, else the date and author of the page. */
export function PageFacts({ page }: { page: PublishedPage }) {
  const isJob = page.template === 'careers';
  const facts = [...(isJob ? jobRows(page) : eventRows(page)), ...courseRows(page)].filter(([, value]) =>
    Boolean(value),
  );
  return (
    <>
      {!isJob && !page.event?.start && <Dateline page={page} />}
      {facts.length > 0 && (
        <dl className={`column ${styles.facts}`}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="eyebrow">{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Dateline({ page: { publishDate, author } }: { page: PublishedPage }) {
  const day = dayText(publishDate);
  if (!day && !author) return null;
  return (
    <p className={`column ${styles.dateline}`}>
      {day && <Times times={[day]} />}
      {author && <span>{filled(fixed.by, { author })}</span>}
    </p>
  );
}

/** While an event is being typed, its place may still be missing. */
function eventRows({ event }: PublishedPage): Row[] {
  const place = pagePlace({ event });
  return [
    [fixed.when, event?.start && <Times times={spanTexts(event.start, event.end)} />],
    [fixed.where, place && placeText(place)],
  ];
}

function jobRows(page: PublishedPage): Row[] {
  const { publishDate, job } = page;
  const place = pagePlace(page);
  return [
    [fixed.posted, timeOf(dayText(publishDate))],
    [fixed.closes, timeOf(momentText(job?.closes ?? ''))],
    [fixed.employment, job?.employmentType && employmentTexts[job.employmentType]],
    [fixed.where, place && placeText(place)],
  ];
}

/** The facts of a course; an event or job with a place of its own does not repeat it. */
function courseRows(page: PublishedPage): Row[] {
  const { academyDetails: details } = page;
  const names = COURSE.filter((name) => name !== 'location' || !pagePlace(page));
  return details ? names.map((name) => [courseTexts[name], details[name]]) : [];
}

const timeOf = (time: DateText | null): ReactNode => time && <Times times={[time]} />;
