import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SearchAnswer } from '#content-store/search/search-site.ts';
import { searchLanguage } from '#own/search-language.ts';

/** What the search page shows: nothing yet, results (also while more are fetched), or that it failed. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading'; query: string }
  | { kind: 'found'; query: string; answer: SearchAnswer; isLoadingMore: boolean }
  | { kind: 'failed'; query: string };

export interface Search {
  state: SearchState;
  /** Searches, and puts the query into the address. */
  search(query: string): void;
  showMore(): void;
}

/** Searches from the files of the index, for the query in the address first. */
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

/** Lunr is fetched with the first query. */
async function answerTo(query: string, first: number): Promise<SearchAnswer> {
  const [{ searchSite }, { readIndexFile }] = await Promise.all([
    import('#content-store/search/search-site.ts'),
    import('./read-index-file.ts'),
  ]);
  return searchSite(query, readIndexFile, { first, language: searchLanguage });
}
