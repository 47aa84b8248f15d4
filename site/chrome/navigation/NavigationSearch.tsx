import { addressIn } from '#content-store/model/values/site-language.ts';
import { LineIcon } from '../../elements/LineIcon.tsx';
import { usePageLanguage } from '../../texts/use-page-language.ts';
import { useSearchTexts } from '../../texts/use-search-texts.ts';
import tiers from './Navigation.module.css';
import styles from './NavigationSearch.module.css';

/** Toggles the search; opening it closes the open tier, and vice versa. */
export function NavigationSearch({ terms }: { terms: readonly string[] }) {
  const fixed = useSearchTexts();
  const search = addressIn(usePageLanguage(), '/search');
  return (
    <details className={tiers.details} name="tier-one">
      <summary className={`${tiers.entry} ${styles.toggle}`}>
        <LineIcon size={22} fill="none">
          <circle cx="10.5" cy="10.5" r="7" />
          <path d="m16 16 5 5" />
        </LineIcon>
        <span className={styles.name}>{fixed.title}</span>
      </summary>
      <search className={tiers.sheet}>
        <form className={`column ${styles.form}`} action={search}>
          <label className={styles.label} htmlFor="navigation-search">
            {fixed.question}
          </label>
          <div className={styles.row}>
            <input id="navigation-search" className={styles.input} type="search" name="q" required autoComplete="off" />
            <button type="submit" className="button">
              {fixed.submit}
            </button>
          </div>
          {terms.length > 0 && (
            <ul className={styles.terms} aria-label={fixed.often}>
              {terms.map((term) => (
                <li key={term}>
                  <a className={tiers.entryTwo} href={`${search}?q=${encodeURIComponent(term)}`}>
                    {term}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </form>
      </search>
    </details>
  );
}
