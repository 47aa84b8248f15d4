import { useState } from 'react';
import type { Piece } from '#content-store/search/excerpt.ts';
import type { SearchResult } from '#content-store/search/search-site.ts';
import { filled } from '../texts/filled.ts';
import { useSearchTexts } from '../texts/use-search-texts.ts';
import { useLanguage } from '../texts/use-texts.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { dayText } from './day-text.ts';
import { KindFilter } from './KindFilter.tsx';
import styles from './SearchPage.module.css';
import type { SearchState } from './use-search.ts';

interface Props {
  state: SearchState;
  /** Popular search terms. */
  terms: readonly string[];
  onRetry: (query: string) => void;
  onMore: () => void;
  onKind: (kind: string) => void;
}

/** The outcome of a search. */
export function SearchResults({ state, terms, onRetry, onMore, onKind }: Props) {
  const fixed = useSearchTexts();
  const language = useLanguage();
  return (
    <div className={styles.results}>
      <p role="status" className={styles.status}>
        {statusOf(state, fixed, language)}
      </p>
      {state.kind === 'found' && (
        <>
          <KindFilter kinds={state.answer.kinds} chosen={state.pageKind} onChoose={onKind} />
          {state.answer.results.length > 0 && (
            <ol className={styles.list}>
              {state.answer.results.map((result) => (
                <Result key={`${state.query} ${result.slug}`} result={result} />
              ))}
            </ol>
          )}
          {state.coming !== 'others' && state.answer.results.length < state.answer.total && (
            <button type="button" className="button quiet" disabled={state.coming === 'more'} onClick={onMore}>
              {fixed.showMore}
            </button>
          )}
        </>
      )}
      {state.kind === 'failed' && (
        <button type="button" className="button" onClick={() => onRetry(state.query)}>
          {fixed.tryAgain}
        </button>
      )}
      {(state.kind === 'idle' || isEmpty(state)) && terms.length > 0 && <OftenSearched terms={terms} />}
    </div>
  );
}

const isEmpty = (state: SearchState): boolean => state.kind === 'found' && state.answer.total === 0;

function statusOf(state: SearchState, fixed: Catalogue['search'], language: string): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'loading':
      return fixed.searching;
    case 'failed':
      return fixed.unreachable;
    case 'found': {
      const { total, isIncomplete } = state.answer;
      const found = filled(total === 0 ? fixed.nothing : fixed.pages, { count: total, query: state.query }, language);
      return isIncomplete ? `${found} · ${fixed.incomplete}` : found;
    }
  }
}

function Result({ result: { slug, title, kind, date, excerpt, isExcerptComing } }: { result: SearchResult }) {
  const language = useLanguage();
  /** Its height stays when the excerpt is there, so that nothing moves. */
  const [isReserved] = useState(isExcerptComing);
  const day = date?.slice(0, 10);
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <a href={`/${slug}`} data-result="">
          <Marked pieces={title} />
        </a>
      </h2>
      <p className={styles.facts}>
        <strong>{kind}</strong>
        {day && <time dateTime={day}>{dayText(day, language)}</time>}
        <span dir="ltr">{`/${slug}`}</span>
      </p>
      <p className={isReserved && styles.text}>{!isExcerptComing && <Marked pieces={excerpt} />}</p>
    </li>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  let place = 0;
  return pieces.map(({ text, isMatch }) => {
    place += text.length;
    return isMatch ? <mark key={place}>{text}</mark> : text;
  });
}

function OftenSearched({ terms }: { terms: readonly string[] }) {
  const fixed = useSearchTexts();
  return (
    <nav aria-labelledby="often-searched" className={styles.often}>
      <h2 id="often-searched" className="eyebrow">
        {fixed.often}
      </h2>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            <a className={styles.term} href={`?q=${encodeURIComponent(term)}`}>
              {term}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
