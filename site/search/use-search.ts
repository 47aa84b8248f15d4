import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SearchAnswer } from '#content-store/search/search-site.ts';
import { searchLanguage } from '#own/search-language.ts';

/** The state of the search page: idle, loading, results (also while more are loading), or failed. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading'; query: string }
  | { kind: 'found'; query: string; answer: SearchAnswer; isLoadingMore: boolean }
  | { kind: 'failed'; query: string };

/** Searches the index files, first for the query in the address. */
export function useSearch(onQuery: (query: string) => void) {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const latest = useRef(0);

  /** Searches for a query, or for more results than `shown`. */
  async function run(query: string, shown?: SearchAnswer) {
    latest.current += 1;
    const mine = latest.current;
    if (query.trim() === '') return setState({ kind: 'idle' });
    setState(shown ? { kind: 'found', query, answer: shown, isLoadingMore: true } : { kind: 'loading', query });
    const before = shown?.results ?? [];
    const next = await answerTo(query, before.length).then(
      (answer): SearchState => {
        const results = [...before, ...answer.results];
        return { kind: 'found', query, answer: { ...(shown ?? answer), results }, isLoadingMore: false };
      },
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
    /** Searches, and writes the query to the address. */
    search: (query: string) => {
      history.pushState(null, '', `?${new URLSearchParams({ q: query })}`);
      void run(query);
    },
    showMore: () => {
      if (state.kind === 'found' && !state.isLoadingMore) void run(state.query, state.answer);
    },
  };
}

/** Lunr is loaded with the first query. */
async function answerTo(query: string, first: number): Promise<SearchAnswer> {
  const [{ searchSite }, { readIndexFile, forgetIndexFiles }] = await Promise.all([
    import('#content-store/search/search-site.ts'),
    import('./read-index-file.ts'),
  ]);
  return searchSite(query, readIndexFile, { first, language: searchLanguage }).catch((error: unknown) => {
    forgetIndexFiles();
    throw error;
  });
}
