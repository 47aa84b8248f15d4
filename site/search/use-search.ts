import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SearchAnswer } from '#content-store/search/search-site.ts';
import { searchLanguage } from '#own/search-language.ts';

/** The state of the search page: idle, loading, results (also while more are loading), or failed. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading'; query: string }
  | { kind: 'found'; query: string; answer: SearchAnswer; isLoadingMore: boolean }
  | { kind: 'failed'; query: string };

export interface Search {
  state: SearchState;
  /** Searches, and writes the query to the address. */
  search(query: string): void;
  showMore(): void;
}

/** Searches the index files, first for the query in the address. */
export function useSearch(onQuery: (query: string) => void): Search {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const latest = useRef(0);

  async function run(query: string) {
    latest.current += 1;
    const mine = latest.current;
    if (query.trim() === '') return setState({ kind: 'idle' });
    setState({ kind: 'loading', query });
    const next = await answerTo(query, 0).then(
      (answer): SearchState => ({ kind: 'found', query, answer, isLoadingMore: false }),
      (): SearchState => ({ kind: 'failed', query }),
    );
    if (mine === latest.current) setState(next);
  }

  async function showMore() {
    if (state.kind !== 'found' || state.isLoadingMore) return;
    const mine = latest.current;
    const { query, answer } = state;
    setState({ ...state, isLoadingMore: true });
    const next = await answerTo(query, answer.results.length).then(
      (more): SearchState => ({
        ...state,
        answer: { ...answer, results: [...answer.results, ...more.results] },
      }),
      (): SearchState => ({ kind: 'failed', query }),
    );
    if (mine === latest.current) setState(next);
  }

  const followAddress = useEffectEvent(() => {
    const query = new URLSearchParams(location.search).get('q') ?? '';
    onQuery(query);
    void run(query);
  });

  useEffect(() => {
    followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, []);

  return {
    state,
    search: (query) => {
      history.pushState(null, '', `?${new URLSearchParams({ q: query })}`);
      void run(query);
    },
    showMore: () => void showMore(),
  };
}

/** Lunr is loaded with the first query. */
async function answerTo(query: string, first: number): Promise<SearchAnswer> {
  const [{ searchSite }, { readIndexFile }] = await Promise.all([
    import('#content-store/search/search-site.ts'),
    import('./read-index-file.ts'),
  ]);
  return searchSite(query, readIndexFile, { first, language: searchLanguage });
}
