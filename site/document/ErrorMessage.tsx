import { addressIn } from '#content-store/model/values/site-language.ts';
import { usePageLanguage } from '../texts/use-page-language.ts';
import { useSearchTexts } from '../texts/use-search-texts.ts';
import { useHome, useNoticeTexts } from '../texts/use-texts.ts';
import styles from './ErrorMessage.module.css';

interface ErrorMessageProps {
  status: number;
  message: string;
  /** What went wrong, shown instead of advice to those who can fix it. */
  reason?: string | undefined;
}

/** An error message with its sign, a search for a page that was not found, and a link home. */
export function ErrorMessage({ status, message, reason }: ErrorMessageProps) {
  const language = usePageLanguage();
  const fixed = useNoticeTexts();
  const searchTexts = useSearchTexts();
  return (
    <div className={`column ${styles.error}`}>
      <ErrorSign status={status} name={fixed.errorTitle} />
      <div className={styles.words}>
        <h1>{message}</h1>
        <p>{reason ?? (status === 404 ? fixed.notFoundAdvice : fixed.errorAdvice)}</p>
        {status === 404 && (
          <search>
            <form className={styles.search} action={addressIn(language, '/search')}>
              <label className="visually-hidden" htmlFor="search-instead">
                {searchTexts.question}
              </label>
              <input id="search-instead" className="control" type="search" name="q" required autoComplete="off" />
              <button type="submit" className="button">
                {searchTexts.submit}
              </button>
            </form>
          </search>
        )}
        <a className={status === 404 ? 'text-link' : 'button'} href={useHome()}>
          {fixed.back}
        </a>
      </div>
    </div>
  );
}

/** Where the sun is in the sign's picture, by status: behind the hills for 404, fallen for 500. */
const SUNS: Readonly<Record<number, { cx: number; cy: number }>> = {
  404: { cx: 170, cy: 48 },
  500: { cx: 62, cy: 120 },
};
const WEATHER = { cx: 120, cy: 66 };

/** A landscape for each kind of error; 404 and 500 show their number. */
function ErrorSign({ status, name }: { status: number; name: string }) {
  const sun = SUNS[status];
  return (
    <svg className={styles.sign} viewBox="0 0 240 200" role="img" aria-label={sun ? `${name} ${status}` : name}>
      <path className={styles.night} d="M0 0h240v200H0z" />
      <g className={styles.landscape}>
        <path className={styles.sky} d="M0 0h240v200H0z" />
        <circle {...(sun ?? WEATHER)} r="46" className={styles.sun} />
        <path className={styles.farHill} d="M0 130c24-62 92-84 142-50 34 23 62 20 98-6v126H0z" />
        <path className={styles.nearHill} d="M0 154c60-40 128-34 240-8v54H0z" />
      </g>
      {sun ? (
        <text x="120" y="136" textAnchor="middle" fontSize="66" className={styles.status}>
          {status}
        </text>
      ) : (
        <path
          className={styles.cloud}
          d="M58 36a26 26 0 0 1 50-8 20 20 0 0 1 34 14 16 16 0 0 1 2 32H66a19 19 0 0 1-8-38z"
        />
      )}
    </svg>
  );
}
