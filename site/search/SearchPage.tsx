import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSearchTexts } from '../texts/use-search-texts.ts';
import { withWords } from '../texts/use-texts.ts';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults.tsx';
import { useSearch } from './use-search.ts';

/** The search of the whole site: a query and its results. */
export const SearchPage = withWords(SiteSearch);

function SiteSearch({ terms }: { terms: readonly string[] }) {
  const fixed = useSearchTexts();
  const [typed, setTyped] = useState('');
  const page = useRef<HTMLDivElement>(null);
  const inField = () => page.current?.querySelector('input')?.value ?? '';
  const search = useSearch(setTyped, inField);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    search.search(inField()); // What was typed before this code arrived may not be rendered yet.
  }

  function type(text: string) {
    setTyped(text);
    search.type(text);
  }

  useEffect(() => {
    const element = page.current;
    element?.addEventListener('keydown', moveByKey);
    return () => element?.removeEventListener('keydown', moveByKey);
  }, []);

  return (
    <div ref={page} className={`column ${styles.page}`}>
      <h1>{fixed.title}</h1>
      <search>
        <form className={styles.form} onSubmit={submit}>
          <label htmlFor="search-question">{fixed.question}</label>
          <input
            id="search-question"
            className="control"
            type="search"
            name="q"
            value={typed}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => type(target.value)}
          />
          <button type="submit" className="button">
            {fixed.submit}
          </button>
        </form>
      </search>
      <p className="not-loaded" role="status">
        {fixed.notLoaded}
      </p>
      <noscript>
        <p>{fixed.noScript}</p>
      </noscript>
      <SearchResults
        state={search.state}
        terms={terms}
        onRetry={search.search}
        onMore={search.showMore}
        onKind={search.choose}
      />
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move between the query and the results, Escape returns to the query. */
function moveByKey(event: KeyboardEvent): void {
  const page = event.currentTarget as HTMLElement;
  const question = page.querySelector<HTMLElement>('input');
  const stops = [question, ...page.querySelectorAll<HTMLElement>('[data-result]')];
  const place = stops.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  const next = event.key === 'Escape' ? question : step && place >= 0 && stops[place + step];
  if (!next || next === document.activeElement) return;
  event.preventDefault();
  next.focus();
}
