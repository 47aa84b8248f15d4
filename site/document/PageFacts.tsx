import type { ReactNode } from 'react';
import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { Times } from '../elements/Times.tsx';
import { type DateText, dayText, momentText, spanTexts } from '../texts/date-text.ts';
import { filled } from '../texts/filled.ts';
import { useCourseTexts, useEmploymentTexts, useFactTexts, useLanguage } from '../texts/use-texts.ts';
import styles from './PageFacts.module.css';
import { pagePlace, placeText } from './page-place.ts';

type Row = readonly [name: string, value: ReactNode];

/** When, where and by whom: the facts of an event, a job or a course, else the date and author of the page. */
export function PageFacts({ page }: { page: PublishedPage }) {
  const isJob = page.template === 'careers';
  const jobRows = useJobRows(page);
  const eventRows = useEventRows(page);
  const courseRows = useCourseRows(page);
  const facts = [...(isJob ? jobRows : eventRows), ...courseRows].filter(([, value]) => Boolean(value));
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
  const fixed = useFactTexts();
  const language = useLanguage();
  const day = dayText(publishDate, language);
  if (!day && !author) return null;
  return (
    <p className={`column ${styles.dateline}`}>
      {day && <Times times={[day]} />}
      {author && <span>{filled(fixed.by, { author }, language)}</span>}
    </p>
  );
}

/** While an event is being typed, its place may still be missing. */
function useEventRows({ event }: PublishedPage): Row[] {
  const fixed = useFactTexts();
  const language = useLanguage();
  const place = pagePlace({ event });
  return [
    [fixed.when, event?.start && <Times times={spanTexts(event, language)} />],
    [fixed.where, place && placeText(place)],
  ];
}

function useJobRows(page: PublishedPage): Row[] {
  const fixed = useFactTexts();
  const employment = useEmploymentTexts();
  const language = useLanguage();
  const { publishDate, job } = page;
  const place = pagePlace(page);
  return [
    [fixed.posted, timeOf(dayText(publishDate, language))],
    [fixed.closes, timeOf(momentText(job?.closes ?? '', language))],
    [fixed.employment, job?.employmentType && employment[job.employmentType]],
    [fixed.where, place && placeText(place)],
  ];
}

/** The facts of a course; an event or job with a place of its own does not repeat it. */
function useCourseRows(page: PublishedPage): Row[] {
  const fixed = useCourseTexts();
  const { academyDetails: details } = page;
  const names = Object.keys(fixed) as (keyof typeof fixed)[];
  const shown = names.filter((name) => name !== 'location' || !pagePlace(page));
  return details ? shown.map((name) => [fixed[name], details[name]]) : [];
}

const timeOf = (time: DateText | null): ReactNode => time && <Times times={[time]} />;
